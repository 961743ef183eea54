import { indonesianDanger, indonesianIntents } from './indonesianAnswers.ts';
import type { Phrasebook } from './phrasebook.ts';

export const indonesian: Phrasebook = {
  introduction: [
    'Sebelum mulai: aku pendengar bawaan situs ini, program kecil dan bukan manusia.',
    'Biar kamu tahu siapa yang bicara: aku program kecil yang mendengarkan, bukan orang.',
  ],
  danger: indonesianDanger,
  stillHere: [
    '_Yang kamu katakan tadi tetap penting. [Halaman bantuan](/safety) selalu terbuka untukmu, jam berapa pun._',
    '_Kalau pikiran gelap itu menguat lagi, tolong hubungi seseorang. [Halaman bantuan](/safety) menunjukkan ke mana._',
  ],
  intents: indonesianIntents,
  feelings: {
    hopeless: [
      'Sepertinya semua pintu terlihat tertutup sekarang. Itu melelahkan sekali.',
      'Kalau tidak ada yang terasa punya arah, hal kecil pun jadi berat. Aku menangkap betapa lelahnya kamu.',
    ],
    numb: [
      'Tidak merasakan apa-apa juga bisa menyakitkan, seolah suaranya dimatikan.',
      'Kekosongan itu terdengar jauh dan berat sekaligus. Kadang mati rasa adalah cara kita melewati yang terlalu banyak.',
    ],
    hurt: [
      'Itu sakit, dan wajar: hal itu berarti buatmu.',
      'Dikecewakan orang dekat rasanya dalam. Aku ikut sedih itu terjadi.',
    ],
    guilty: [
      'Sepertinya kamu menghakimi dirimu dengan cukup keras.',
      'Rasa bersalah bisa begitu keras sampai menutupi semua hal baik yang kamu lakukan.',
    ],
    lonely: [
      'Merasa sendirian membuat semuanya lebih berat. Untung kamu menuliskannya di sini.',
      'Terdengar sepi sekali. Ingin dilihat seseorang bukan hal yang memalukan.',
    ],
    angry: [
      'Aku menangkap kemarahanmu. Sering kali ia menjaga sesuatu yang penting.',
      'Banyak orang akan marah juga. Di sini kamu boleh marah.',
    ],
    anxious: [
      'Banyak sekali kekhawatiran sekaligus, seolah pikiranmu berlari mendahuluimu.',
      'Rasa takut membuat semuanya tampak lebih dekat dan besar. Pantas kamu tegang.',
    ],
    overwhelmed: [
      'Itu banyak sekali untuk ditanggung bersamaan. Pantas rasanya terlalu penuh.',
      'Seolah semuanya menuntutmu sekaligus, dan tidak ada ruang untuk bernapas.',
    ],
    tired: [
      'Kamu terdengar lelah, dan bukan cuma karena kurang tidur.',
      'Tetap berjalan saat selelah itu butuh kekuatan yang jarang dilihat orang.',
    ],
    confused: [
      'Sepertinya kamu ditarik ke beberapa arah sekaligus.',
      'Tidak tahu harus ke mana bisa sama melelahkannya dengan salah jalan.',
    ],
    sad: [
      'Aku ikut sedih mendengarnya. Kamu tidak perlu mengecilkannya.',
      'Terdengar sangat menyakitkan. Kesedihan seperti itu butuh sedikit ruang.',
    ],
    glad: [
      'Senang membacanya. Nikmati sebentar: kamu boleh merasakannya.',
      'Syukurlah ada yang terang di situ.',
    ],
  },
  topics: {
    loss: ['Apa yang paling kamu rindukan?', 'Mau bercerita tentang dia?'],
    bullying: [
      'Perbuatan mereka bicara tentang mereka, bukan tentang nilaimu. Adakah orang dewasa atau teman yang tahu?',
      'Sejak kapan itu terjadi, dan siapa yang ada di pihakmu?',
    ],
    love: [
      'Apa yang kamu harap bisa kalian katakan satu sama lain?',
      'Bagian mana yang paling sakit sekarang?',
    ],
    family: [
      'Apa yang kamu butuhkan dari mereka tapi tidak kamu dapat?',
      'Bagaimana rasanya saat kamu di rumah?',
    ],
    friends: [
      'Adakah satu orang di antara mereka yang terasa berbeda?',
      'Teman yang baik akan melakukan apa sekarang?',
    ],
    school: [
      'Mana yang paling berat: tugasnya sendiri, atau harapan orang lain?',
      'Kalau ada satu hal kecil yang boleh kamu tunda hari ini, apa itu?',
    ],
    work: [
      'Apa yang terjadi di dalam dirimu saat membayangkan besok ke sana?',
      'Bagian mana yang bisa kamu letakkan, walau semalam saja?',
    ],
    money: [
      'Pikiran soal uang menggerogoti segalanya. Adakah yang bisa menghitung bersamamu?',
      'Tagihan atau tanggal mana yang paling kamu takuti?',
    ],
    sleep: ['Apa yang lewat di kepalamu saat tidak bisa tidur?', 'Seperti apa malammu sebelum tidur?'],
    body: [
      'Sejak kapan badanmu begini, dan sudahkah diperiksa dokter?',
      'Bagaimana kamu merawat diri di hari seperti itu?',
    ],
    self: ['Suara siapa yang bicara begitu kepadamu?', 'Orang yang menyayangimu akan bilang apa tentangmu?'],
    future: [
      'Seperti apa yang cukup baik, kalau tidak harus sempurna?',
      'Apa yang kamu takutkan, dan apa yang menarikmu?',
    ],
  },
  reasons: [
    'Jadi ini soal: {reason}.',
    'Kamu bilang {reason}. Itu bukan hal kecil.',
    'Begitu ya: {reason}. Itu membekas.',
  ],
  acknowledgements: [
    'Aku mendengarkan.',
    'Terima kasih sudah bercerita.',
    'Aku mencoba membayangkannya.',
    'Sepertinya itu cukup memenuhi pikiranmu.',
    'Aku menyimak baik-baik.',
  ],
  questions: [
    'Apa yang kamu rasakan saat menuliskannya?',
    'Apa bagian tersulitnya buatmu?',
    'Sudah berapa lama kamu menanggungnya?',
    'Kalau boleh berharap apa saja, apa yang kamu inginkan?',
    'Ada orang lain yang tahu?',
    'Terakhir kali, apa yang sedikit membantu?',
    'Apa yang ingin kamu supaya aku mengerti?',
  ],
  gladQuestions: [
    'Apa yang membuatnya mungkin?',
    'Siapa yang ingin kamu kabari?',
    'Bagaimana rasanya, sekarang setelah kamu menuliskannya?',
  ],
  rememberTopic: [
    'Tadi kamu bercerita tentang {topic}. Apakah keduanya berhubungan?',
    'Aku masih ingat ceritamu tentang {topic}. Bagaimana itu sekarang?',
  ],
  rememberFeeling: [
    'Sebelumnya terasa {feeling} dalam tulisanmu. Apakah masih ada?',
    'Beberapa baris lalu terdengar lebih {feeling}. Apa yang berubah?',
  ],
  topicNames: {
    loss: 'kehilanganmu',
    bullying: 'perlakuan mereka kepadamu',
    love: 'hubunganmu',
    family: 'keluargamu',
    friends: 'teman-temanmu',
    school: 'sekolah atau kuliahmu',
    work: 'pekerjaan',
    money: 'uang',
    sleep: 'malam-malammu',
    body: 'badanmu',
    self: 'caramu melihat diri sendiri',
    future: 'hal-hal di depan',
  },
  feelingNames: {
    hopeless: 'putus asa',
    numb: 'hampa',
    hurt: 'terluka',
    guilty: 'penuh rasa bersalah',
    lonely: 'sepi',
    angry: 'marah',
    anxious: 'cemas',
    overwhelmed: 'kewalahan',
    tired: 'lelah',
    confused: 'bimbang',
    sad: 'sedih',
    glad: 'senang',
  },
  recall: {
    intro: 'Aku hanya tahu isi percakapan ini. ',
    name: 'Namamu {name}. ',
    topics: 'Kita bicara tentang {topics}. ',
    feelings: 'Terdengar {feelings}. ',
    nothing: 'Sejauh ini masih sedikit, jadi ceritakan apa yang perlu kutahu tentangmu.',
    and: ' dan ',
  },
};
