interface Place {
  locale?: string;
  timeZone?: string;
}

/** The hour when the message is of the same day as `now`, else the date as well; in the reader's time zone. */
export function messageTime(created_at: string, now: number, { locale, timeZone }: Place = {}): string {
  const written = new Date(created_at);
  const day = new Intl.DateTimeFormat(locale, { timeZone, dateStyle: 'short' });
  const isToday = day.format(written) === day.format(now);
  return new Intl.DateTimeFormat(locale, {
    timeZone,
    timeStyle: 'short',
    ...(isToday ? {} : { dateStyle: 'medium' }),
  }).format(written);
}

/** Date and time to the second, for those who want to know exactly. */
export function exactTime(created_at: string, { locale, timeZone }: Place = {}): string {
  return new Intl.DateTimeFormat(locale, { timeZone, dateStyle: 'full', timeStyle: 'medium' }).format(
    new Date(created_at),
  );
}
