/** Below `DATA_DIR`, beside the secrets and the lock. */
export const DATABASE_FOLDER = 'database';
