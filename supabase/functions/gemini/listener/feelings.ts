import { isDenied, normalize } from './normalize.ts';

export const FEELINGS = [
  'hopeless',
  'numb',
  'hurt',
  'guilty',
  'lonely',
  'angry',
  'anxious',
  'overwhelmed',
  'tired',
  'confused',
  'sad',
  'glad',
] as const;

export type Feeling = (typeof FEELINGS)[number];

/** Words for each feeling, English then Indonesian. Earlier feelings win over later ones. */
const WORDS: Record<Feeling, RegExp> = {
  hopeless:
    /\b(?:hopeless|pointless|worthless|useless|given? up|giving up|no future|failure|putus asa|gak berguna|tidak berguna|menyerah|nyerah|gagal)\b/,
  numb: /\b(?:numb|empty|hollow|feel nothing|dont feel anything|hampa|kosong|mati rasa|datar)\b/,
  hurt: /\b(?:heartbroken|broken|betrayed|rejected|hurts?|wounded|cheated on|left me|dumped|patah hati|sakit hati|dikhianati|diselingkuhi|kecewa|terluka|ditinggal\w*|diputusin)\b/,
  guilty:
    /\b(?:guilty|guilt|ashamed|shame|embarrass\w*|my fault|regret|bersalah|salahku|malu|menyesal|nyesel)\b/,
  lonely:
    /\b(?:lonely|alone|isolated|nobody (?:cares|understands|likes me)|no one (?:cares|understands|to talk to)|no friends|left out|kesepian|sendirian|sendiri|gak punya teman|tidak punya teman|gak ada yang (?:peduli|ngerti|paham))\b/,
  angry:
    /\b(?:angry|mad|furious|rage|annoyed|irritated|frustrat\w*|hate|pissed|unfair|marah|kesal|kesel|sebel|emosi|benci|jengkel|dongkol)\b/,
  anxious:
    /\b(?:anxious|anxiety|worr\w+|nervous|afraid|scared|frightened|panic\w*|terrified|overthink\w*|cemas|khawatir|kuatir|gelisah|takut|panik|deg-?degan|was-?was|grogi)\b/,
  overwhelmed:
    /\b(?:overwhelm\w*|stress\w*|too much|pressure|burn(?:ed|t)? ?out|cant cope|drowning|stres|tertekan|kewalahan|pusing|terbebani|mumet)\b/,
  tired:
    /\b(?:tired|exhaust\w+|drained|worn out|fatigued?|no energy|sleepy|capek|cape|lelah|letih|lemas|ngantuk)\b/,
  confused: /\b(?:confus\w+|lost|stuck|torn|unsure|bingung|galau|bimbang|buntu)\b/,
  sad: /\b(?:sad|down|cry\w*|cried|depress\w*|miserable|unhappy|blue|grief|grieving|terrible|awful|sedih|nangis|menangis|murung|terpuruk|depresi|hancur|nelangsa)\b/,
  glad: /\b(?:happy|glad|good news|great|excited|proud|grateful|relieved|better|wonderful|senang|seneng|bahagia|lega|bangga|bersyukur|gembira|membaik)\b/,
};

/** The feeling that a message names most strongly. A denied joy ("not happy") is sadness; other denials name nothing. */
export function feelingIn(message: string): Feeling | undefined {
  const text = normalize(message);
  let deniedJoy = false;
  for (const feeling of FEELINGS) {
    const match = WORDS[feeling].exec(text);
    if (!match) continue;
    if (!isDenied(text, match.index)) return feeling;
    if (feeling === 'glad') deniedJoy = true;
  }
  return deniedJoy ? 'sad' : undefined;
}
