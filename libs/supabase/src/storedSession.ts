import type { PortalUser } from './portal';
import { isRecord, textOr } from './unknownValues';

export interface StoredSession {
  user: PortalUser;
  accessToken: string;
}

/** Reads the session as the client keeps it; `null` for none and for anything that is not one. */
export function parseStoredSession(text: string | null): StoredSession | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    if (!isRecord(value) || !isRecord(value.user)) return null;
    const id = textOr(value.user.id, null);
    const accessToken = textOr(value.access_token, null);
    return id && accessToken ? { user: { id, email: textOr(value.user.email, null) }, accessToken } : null;
  } catch {
    return null;
  }
}
