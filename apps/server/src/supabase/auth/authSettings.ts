/** `GET /auth/v1/settings` as GoTrue answers it: the one way in for people is Discord. */
export function authSettings(isDiscordEnabled: boolean): Response {
  return Response.json({
    external: { discord: isDiscordEnabled, email: false, phone: false, anonymous_users: false },
    disable_signup: true,
    mailer_autoconfirm: false,
    phone_autoconfirm: false,
    sms_provider: '',
    saml_enabled: false,
  });
}
