const PORT = 4090;

/** The built portal as the journeys use it: an empty database in memory, a room that never closes, generous limits. */
export const portal = {
  url: `http://localhost:${PORT}`,
  command: 'node dist/apps/server/main.js',
  env: {
    PORT: String(PORT),
    DATA_DIR: 'memory',
    CHAT_OPEN_HOURS: 'always',
    PORTAL_RATE_LIMITS: 'relaxed',
    PORTAL_DETERRENCE: 'off',
    ADMIN_EMAIL: 'keeper@localhost',
    ADMIN_PASSWORD: 'a quiet garden at night',
    MODERATOR_EMAILS: 'moderator@example.test',
  },
};
