/** A place that lists help in many countries. Shipped only with where and when it was read. */
export interface Directory {
  name: string;
  address: string;
  offers: string;
  /** The page on which this was read. */
  source: string;
  /** When it was read, as YYYY-MM-DD. */
  seen: string;
}

/** International directories whose pages have been read; none is added from memory. */
export const DIRECTORIES: Directory[] = [
  {
    name: 'Befrienders Worldwide',
    address: 'https://www.befrienders.org/',
    offers:
      'A network of 349 emotional-support centers in 32 countries, by phone, text message, chat or face to face. Its site lists organizations by country and has pages in several languages.',
    source: 'https://www.befrienders.org/what-we-do',
    seen: '2026-11-20',
  },
  {
    name: 'IFOTES',
    address: 'http://www.ifotes.org/',
    offers:
      'The International Federation of Telephonic Emergency Services. Explains what a helpline is and what to expect when you call one.',
    source: 'http://www.ifotes.org/emotional-support/what-is-a-helpline',
    seen: '2026-11-20',
  },
  {
    name: 'ThroughLine',
    address: 'https://developer.throughlinecare.com/general',
    offers:
      'The makers of Find A Helpline. This page says which helplines they list (free, confidential, with a human at the other end) and how they check them.',
    source: 'https://developer.throughlinecare.com/general',
    seen: '2026-11-20',
  },
];
