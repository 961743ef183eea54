import { normalize } from './normalize.ts';
import type { Turn } from './turns.ts';

export type Language = 'en' | 'id';

const words = (list: string) => new Set(list.split(' '));

const COMMON: Record<Language, Set<string>> = {
  en: words(
    'i im ive id me my you your the is are was were am be been have has had do does did not dont cant to of and but ' +
      'with for from this that it its what how why when who feel feeling felt just so very really want need know think ' +
      'they he she we because about hello hi hey thanks thank yes no okay sad tired today should please',
  ),
  id: words(
    'aku saya gue gua gw kamu lu lo anda dia mereka kita kami yang di ke dari dan tapi tetapi dengan untuk ini itu apa ' +
      'gimana bagaimana kenapa mengapa siapa kapan tidak tak gak ga nggak ngga enggak bukan belum sudah udah sedang lagi ' +
      'mau ingin pengen pingin bisa harus karena soalnya kalau kalo banget sekali sangat juga aja saja kok sih dong nih ' +
      'halo hai makasih terima kasih iya ya sedih capek cape lelah marah takut bingung rasanya merasa hari selamat pagi ' +
      'siang sore malam tolong bantu cerita orang sama ada jadi masih terus punya hidup mati diri',
  ),
};

function score(text: string, language: Language): number {
  return normalize(text)
    .split(/[^\p{L}]+/u)
    .filter((word) => COMMON[language].has(word)).length;
}

/**
 * The language that the visitor writes now. A message that gives no hint ("ok", "hmm") keeps the language of
 * the one before; a conversation without any hint is English.
 */
export function languageOf(turns: readonly Turn[]): Language {
  for (const turn of turns.filter(({ speaker }) => speaker === 'visitor').toReversed()) {
    const difference = score(turn.text, 'id') - score(turn.text, 'en');
    if (difference !== 0) return difference > 0 ? 'id' : 'en';
  }
  return 'en';
}
