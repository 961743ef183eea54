import { normalize } from './normalize.ts';

export const TOPICS = [
  'loss',
  'bullying',
  'love',
  'family',
  'friends',
  'school',
  'work',
  'money',
  'sleep',
  'body',
  'self',
  'future',
] as const;

export type Topic = (typeof TOPICS)[number];

/** Words for each topic, English then Indonesian. Earlier topics win over later ones. */
const WORDS: Record<Topic, RegExp> = {
  loss: /\b(?:passed away|died|death|funeral|grief|grieving|lost my (?:mom|mum|dad|mother|father|brother|sister|friend|dog|cat|grand\w+)|miss (?:him|her) so much|meninggal|wafat|berduka|kehilangan|almarhum\w*)\b/,
  bullying:
    /\b(?:bull(?:y|ied|ying)|mocked|make fun of me|teased|dibully|di-?bully|diejek|dihina|dirundung|diolok\w*)\b/,
  love: /\b(?:boyfriend|girlfriend|crush|partner|husband|wife|break ?up|broke up|dating|divorc\w+|my ex|relationship|pacar\w*|mantan\w*|suami\w*|istri\w*|gebetan|putus cinta|cerai|jatuh cinta|diputusin|selingkuh)\b/,
  family:
    /\b(?:famil(?:y|ies)|parents?|mother|mom|mum|father|dad|brothers?|sisters?|home life|keluarga\w*|orang ?tua\w*|ortu|ibu\w*|mama\w*|ayah\w*|papa\w*|bapak\w*|kakak\w*|adik\w*)\b/,
  friends: /\b(?:friends?|friendship|classmates?|people around me|teman\w*|temen\w*|sahabat\w*)\b/,
  school:
    /\b(?:school|class|exams?|tests?|grades?|homework|teacher|university|college|thesis|study\w*|sekolah|kuliah|kampus|ujian|nilai|tugas|guru|dosen|skripsi|belajar)\b/,
  work: /\b(?:work|working|job|boss|office|colleagues?|coworkers?|career|fired|interview|kerja\w*|pekerjaan|kantor|bos|atasan|karir|dipecat|phk|lembur)\b/,
  money:
    /\b(?:money|debt|rent|bills?|broke|afford|salary|uang|duit|hutang|utang|gaji|cicilan|pinjol|biaya)\b/,
  sleep:
    /\b(?:sleep\w*|insomnia|nightmares?|awake at night|cant fall asleep|tidur|begadang|mimpi buruk|susah tidur)\b/,
  body: /\b(?:sick|ill|illness|pain|headache|hospital|weight|body|eating|sakit|rumah sakit|badan|berat badan|makan)\b/,
  self: /\b(?:hate myself|not good enough|ugly|insecure|confidence|self[ -]?esteem|compare myself|insecure|jelek|minder|gak cukup baik|tidak cukup baik|percaya diri|membandingkan)\b/,
  future:
    /\b(?:future|decision|decide|plans?|next year|graduat\w+|masa depan|keputusan|rencana|lulus|pilihan)\b/,
};

/** What a message is about, if it says. */
export function topicIn(message: string): Topic | undefined {
  const text = normalize(message);
  return TOPICS.find((topic) => WORDS[topic].test(text));
}
