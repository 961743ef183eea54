/** The row of `chat_settings`: times of day at UTC+7 as `HH:MM[:SS]`. */
export interface ChatHours {
  opens_at: string;
  closes_at: string;
  always_open: boolean;
}

/** What the row says unless an operator changes it (CH-25). */
export const SPECIFIED_HOURS: ChatHours = { opens_at: '02:00', closes_at: '22:00', always_open: false };

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const JAKARTA_OFFSET_MS = 7 * HOUR_MS;

function dayTime(time: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number);
  return hours * HOUR_MS + minutes * 60_000 + seconds * 1_000;
}

const wrap = (ms: number) => ((ms % DAY_MS) + DAY_MS) % DAY_MS;

const jakartaTimeOfDay = (instant: number) => wrap(instant + JAKARTA_OFFSET_MS);

/**
 * Whether messages can be sent at `instant` (ms since the epoch): from opening inclusive to closing
 * exclusive (OP-88), whatever the time zone of the device (CH-28). A window that closes before it opens
 * spans midnight, as in the database.
 */
export function isChatOpen(hours: ChatHours, instant: number): boolean {
  if (hours.always_open) return true;
  const opens = dayTime(hours.opens_at);
  const closes = dayTime(hours.closes_at);
  const now = jakartaTimeOfDay(instant);
  return opens < closes ? opens <= now && now < closes : now >= opens || now < closes;
}

/** The first instant after `instant` at which the room may open or close; `null` when it never changes. */
export function nextBoundary(hours: ChatHours, instant: number): number | null {
  if (hours.always_open) return null;
  const now = jakartaTimeOfDay(instant);
  const waits = [hours.opens_at, hours.closes_at].map((time) => wrap(dayTime(time) - now) || DAY_MS);
  return instant + Math.min(...waits);
}
