import { normalize } from './normalize.ts';

/** What a visitor asks of the companion itself, beyond being listened to. */
export type Intent =
  | 'identity'
  | 'clinician'
  | 'recall'
  | 'calming'
  | 'advice'
  | 'complaint'
  | 'howAreYou'
  | 'thanks'
  | 'goodbye'
  | 'greeting'
  | 'unsure'
  | 'short';

/** In the order in which they are tried. */
const WORDS: [Intent, RegExp][] = [
  [
    'identity',
    /\b(?:are|r) (?:you|u) (?:a |an |really |just |even )*(?:real|human|person|people|bot|robot|ai|machine|program|doctor|therapist|psychologist|counsell?or|chatgpt|gemini)\b|\b(?:who|what) (?:are|r) (?:you|u)\b|\b(?:am i|is this|are we) (?:talking|chatting|speaking) (?:to|with) (?:a |an )?(?:real|human|person|bot|ai|machine)|\b(?:kamu|lu|anda|ini) (?:itu |siapa|beneran |benar-?benar |cuma |adalah |seorang )*(?:siapa|manusia|orang|robot|bot|ai|mesin|program|dokter|psikolog|terapis|asli|nyata)\b|\bsiapa (?:kamu|lu|anda)\b/,
  ],
  [
    'clinician',
    /\b(?:diagnos\w+|prescri\w+|medication|meds|antidepress\w+|dosage|dose)\b|\b(?:do|could|might) i (?:have|be) (?:\w+ )?(?:depress\w+|anxiety disorder|adhd|autis\w+|bipolar|ptsd|ocd|bpd|an? (?:\w+ )?disorder)|\bam i (?:clinically )?(?:depressed|bipolar|autistic|crazy|mentally ill|insane)\b|\b(?:apa|apakah) (?:aku|saya|gue) (?:kena |punya |mengidap |menderita |itu )?(?:depresi|bipolar|adhd|autis|gila|gangguan \w+)|\b(?:dosis|resep|obat (?:apa|tidur|penenang|antidepresan))\b/,
  ],
  [
    'recall',
    /\b(?:do you )?remember (?:what i|my name|me)\b|\bwhat(?:s| is) my name\b|\bwhat did i (?:say|tell you)\b|\b(?:kamu |masih )?(?:ingat|inget) (?:gak|nggak|ga|tidak|apa|nama)|\bsiapa nama ?(?:ku|aku|saya)\b|\btadi aku (?:bilang|cerita) apa\b/,
  ],
  [
    'calming',
    /\b(?:calm (?:me )?down|help me (?:calm|breathe|relax)|panic attack|having a panic|cant breathe|hyperventilat\w+|grounding|breathing exercise|tenangin|menenangkan|tenangkan|serangan panik|sesak napas|susah napas|latihan napas)\b/,
  ],
  [
    'advice',
    /\b(?:what (?:should|can|do|could) i (?:even )?do|any advice|give me (?:some )?advice|how (?:do|can|should) i|help me decide|(?:harus|mesti|sebaiknya) (?:gimana|bagaimana|ngapain|apa)|(?:aku|saya|gue) harus apa|apa yang (?:harus|bisa|sebaiknya)|gimana cara\w*|bagaimana cara\w*|minta saran|kasih saran|solusi\w*)\b/,
  ],
  [
    'complaint',
    /\b(?:you(?:re| are) (?:useless|stupid|dumb|not helping|no help|annoying|repeating)|not helpful|(?:stupid|dumb|useless) (?:bot|ai)|you dont understand|kamu (?:gak|ga|nggak|tidak) (?:ngerti|paham|membantu|guna)|gak membantu|bot bodoh|kamu bodoh)\b/,
  ],
  [
    'howAreYou',
    /^(?:hi |hey |hello |halo |hai )?(?:how are (?:you|u)|hows it going|whats up|apa kabar\w*|gimana kabar\w*)\b/,
  ],
  [
    'thanks',
    /\b(?:thanks|thank (?:you|u)|thx|ty|appreciate (?:it|you|this)|makasih|terima ?kasih|trims|thank)\b/,
  ],
  [
    'goodbye',
    /\b(?:bye|goodbye|good night|goodnight|see you|gotta go|have to go|selamat tidur|sampai jumpa|dadah|pamit)\b/,
  ],
  [
    'greeting',
    /^(?:hi+|hey+|hello|helo|yo|good (?:morning|afternoon|evening)|halo+|hai+|assalam\w*|selamat (?:pagi|siang|sore|malam)|permisi)(?: there| wisp| kak| semua)?[ !.]*$/,
  ],
  [
    'unsure',
    /^(?:i )?(?:idk|dunno|dont know|not sure|no idea|nothing|nothing much|hmm+|entah(?:lah)?|gak tau|ga tau|nggak tahu|tidak tahu|gatau|bingung mau mulai dari mana|i dont know where to start)\b[ .!]*(?:where to start|what to say|really|sih|deh)?[ .!]*$/,
  ],
  [
    'short',
    /^(?:yes|yeah|yep|yup|no|nope|nah|ok|okay|k|sure|maybe|right|true|exactly|iya|ya|yoi|tidak|nggak|gak|ga|oke|mungkin|benar|betul)[ .!]*$/,
  ],
];

/** A polite word inside a long message is not what the message is about. */
const ONLY_IN_SHORT_MESSAGES = new Set<Intent>(['thanks', 'goodbye']);
const SHORT_MESSAGE_WORDS = 8;

export function intentIn(message: string): Intent | undefined {
  const text = normalize(message);
  const isShort = text.split(' ').length <= SHORT_MESSAGE_WORDS;
  return WORDS.find(
    ([intent, words]) => (isShort || !ONLY_IN_SHORT_MESSAGES.has(intent)) && words.test(text),
  )?.[0];
}
