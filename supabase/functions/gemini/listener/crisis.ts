import { isDenied, normalize } from './normalize.ts';

/**
 * What a message says about danger. `crisis`: the visitor may be in danger. `denied`: the words are there, but
 * denied. `someone`: it is about another person. Never a diagnosis, only a choice of answer.
 */
export type Danger = 'none' | 'denied' | 'someone' | 'crisis';

/** Everyday phrases that contain the words and mean something else; taken out before looking. */
const HARMLESS = [
  /\b(?:die|died|dying|dead) (?:of|from|with) (?:laughter|laughing|embarrassment|boredom|cringe)\b/g,
  /\b(?:die|died|dying) laughing\b/g,
  /\bsuicide (?:squad|burn)\b/g,
  /\bmati (?:ketawa|ngakak|gaya|lampu|listrik|kutu|rasa|suri|lemas|kebosanan|penasaran)\b/g,
  /\bmati-?matian\b/g,
  /\b(?:cut|hurt|hit|burned|burnt) myself (?:while |when |by accident|by mistake|accidentally|cooking|shaving|playing)/g,
];

/** Words that are a reason to worry even though they contain a denial. */
const WORRYING = [
  /\b(?:dont|do not|no longer|never) (?:want to|wanna) (?:live|be alive|exist|wake up|be here)\b/,
  /\bno (?:reason|point) (?:to|in|for) (?:live|living|go on|going on|being alive|exist|me to live)\b/,
  /\bnot worth living\b/,
  /\bwhat ?i?s the point (?:of|in) (?:living|life|going on|being alive)\b/,
  /\b(?:took|taken|swallowed) (?:just |about |like )?(?:all (?:of )?(?:my|the)|too many|a lot of|lots of|(?:a|the) (?:whole )?(?:bottle|pack) of|[1-9]\d+)(?: \w+)? ?(?:pills|tablets|meds|medication)\b/,
  /\b(?:biar|supaya|agar) (?:gak|ga|nggak|ngga|tidak|tak|gk) bangun\b/,
  /\b(?:ingin|mau|pengen|pingin|pgn) (?:menghilang|ngilang|hilang) selamanya\b/,
  /\b(?:cant|cannot) (?:live|go on) (?:like this )?any ?more\b/,
  /\b(?:gak|ga|nggak|ngga|enggak|tidak|tak|gk) (?:mau|ingin|pengen|pingin|pgn|kuat|sanggup|layak|pantas) hidup\b/,
  /\b(?:gak|ga|nggak|ngga|tidak|tak) ada (?:gunanya|artinya|alasan) (?:aku |saya |gue |lagi )?(?:untuk )?hidup\b/,
];

const DANGEROUS = [
  /\b(?:kill|killing|hurt|hurting|harm|harming|cut|cutting|burn|burning|hang|hanging|shoot|drown|poison) (?:my ?self|me now)\b/g,
  /\b(?:suicide|suicidal|kms|unalive|sewerslide|self[ -]?harm\w*|overdos\w+)\b/g,
  /\b(?:want|wanna|going|gonna|ready|plan|planning|hope|wish|need|rather|trying|prefer|thinking of|think about) ?(?:to |i could |i would |just |about )*(?:die|dying|be dead|end it|end my life|ending it|ending my life|not exist|not wake up|never wake up|disappear forever)\b/g,
  /\b(?:end|ending|take|taking) (?:it all|my (?:own )?life)\b/g,
  /\bbetter off (?:dead|without me)\b/g,
  /\bwish i (?:was|were|had)(?:nt| not| never)? ?(?:been )?(?:dead|born|alive)\b/g,
  /\b(?:slit|cut) my wrists?\b/g,
  /\bjump (?:off|from) (?:a|the|my) (?:bridge|roof|building|balcony)\b/g,
  /\bgoodbye (?:forever|world)\b/g,
  /\b(?:he|she|they|someone|my \w+)(?: is| are|s)? (?:keeps? )?(?:hurting|hitting|hits|beating|beats|abusing|abuses|raping|raped|molesting|molested|threatening to kill) me\b/g,
  /\b(?:bunuh|gantung) diri\b|\bbundir\b|\bbunuh (?:aku|saya)\b/g,
  /\b(?:mau|ingin|pengen|pingin|pgn|mending|lebih baik|rasanya|kepengen|berharap)(?: aku| saya| gue)? (?:mati|meninggal|mengakhiri)\b/g,
  /\b(?:mengakhiri|akhiri|ngakhirin|akhirin) (?:hidup|semuanya|semua ini|nyawa)/g,
  /\b(?:menyakiti|nyakitin|melukai|ngelukain|sakiti|lukai) diri/g,
  /\b(?:capek|cape|lelah|bosan|muak) hidup\b/g,
  /\b(?:lompat|loncat|terjun) dari (?:gedung|jembatan|lantai|atap|balkon)\b/g,
  /\b(?:nyilet|menyilet|silet|sayat|menyayat) (?:tangan|lengan|pergelangan|diri)/g,
  /\b(?:overdosis|minum racun)\b/g,
  /\b(?:aku|saya|gue) (?:sering |selalu |terus )?(?:dipukul|dipukuli|dilecehkan|diperkosa|disiksa|diancam dibunuh)/g,
];

const SOMEONE_ELSE = [
  /\b(?:kill|killed|killing|hurt|hurting|harm|harming|cut|cutting|hang|hanged) (?:him|her|them)sel(?:f|ves)\b/,
  /\b(?:friend|brother|sister|mother|mom|mum|father|dad|cousin|son|daughter|girlfriend|boyfriend|wife|husband|he|she|they|someone)s? (?:\w+ ){0,4}?(?:suicide|suicidal|wants? to die|wanted to die|self[ -]?harm\w*)\b/,
  /\b(?:teman|temen|sahabat|kakak|adik|ibu|mama|ayah|papa|bapak|pacar|suami|istri|anak|dia|seseorang)(?:ku|nya)? (?:\w+ ){0,4}?(?:bunuh diri|bundir|gantung diri|(?:mau|ingin|pengen) mati|nyakitin diri|menyakiti diri)/,
];

/** Reads danger in one message, in English or Indonesian. */
export function dangerIn(message: string): Danger {
  const text = HARMLESS.reduce((rest, phrase) => rest.replace(phrase, ' '), normalize(message));
  if (WORRYING.some((phrase) => phrase.test(text))) return 'crisis';
  const found = DANGEROUS.flatMap((phrase) => [...text.matchAll(phrase)]);
  if (SOMEONE_ELSE.some((phrase) => phrase.test(text))) return 'someone';
  if (found.length === 0) return 'none';
  return found.every((match) => isDenied(text, match.index)) ? 'denied' : 'crisis';
}
