import type { Language } from './language.ts';

/** Words as the companion would say them back: mine becomes yours. */
const SWAPS: Record<Language, Record<string, string>> = {
  en: {
    i: 'you',
    im: "you're",
    "i'm": "you're",
    "i've": "you've",
    ive: "you've",
    "i'd": "you'd",
    "i'll": "you'll",
    me: 'you',
    my: 'your',
    mine: 'yours',
    myself: 'yourself',
    am: 'are',
    we: 'you',
    us: 'you',
    our: 'your',
  },
  id: {
    aku: 'kamu',
    saya: 'kamu',
    gue: 'kamu',
    gua: 'kamu',
    gw: 'kamu',
    kami: 'kalian',
    diriku: 'dirimu',
    hidupku: 'hidupmu',
    keluargaku: 'keluargamu',
    temanku: 'temanmu',
    ibuku: 'ibumu',
    ayahku: 'ayahmu',
    bosku: 'bosmu',
    pacarku: 'pacarmu',
  },
};

const REASON: Record<Language, RegExp> = {
  en: /\b(?:because|since)\s+([^.!?;\n]+)/i,
  id: /\b(?:karena|soalnya|gara-gara)\s+([^.!?;\n]+)/i,
};

const LONGEST_WORDS = 12;

/**
 * The reason that a message gives, said back: "because my boss yelled at me" gives "your boss yelled at you".
 * Undefined when there is none, or when it is too long or too tangled to be said back well.
 */
export function reasonSaidBack(message: string, language: Language): string | undefined {
  const clause = REASON[language].exec(message.replace(/[’‘]/g, "'"))?.[1]?.trim();
  if (!clause || /["<>[\]()*_`#|\\]|\byou\b|\bkamu\b|:/i.test(clause)) return undefined;
  const words = clause.split(/\s+/);
  if (words.length < 2 || words.length > LONGEST_WORDS) return undefined;
  const said = words.map((word, index) => {
    const [, bare = '', rest = ''] = /^([\p{L}'-]+)(.*)$/u.exec(word) ?? [];
    const swapped = SWAPS[language][bare.toLowerCase()];
    if (bare.toLowerCase() === 'was' && words[index - 1]?.toLowerCase() === 'i') return `were${rest}`;
    return swapped ? swapped + rest : word;
  });
  return said.join(' ').replace(/,$/, '');
}
