import type { Phrasebook } from './phrasebook.ts';

export const indonesianDanger: Phrasebook['danger'] = {
  crisis: [
    'Aku lega kamu mengatakannya. Yang kamu tanggung terdengar sangat berat, dan sekarang kamu berhak ditemani manusia, lebih dari yang bisa diberikan program seperti aku.\n\nKalau kamu merasa bisa melakukannya dalam waktu dekat, tolong **hubungi nomor darurat di tempatmu**, atau datangi orang terdekat dan katakan satu kalimat: "Aku tidak aman kalau sendirian." Di [halaman bantuan](/safety) ada tempat untuk dituju.\n\nApakah kamu di tempat yang aman saat ini?',
    'Terima kasih sudah mempercayakan ini. Aku hanya program, dan aku tidak ingin kamu sendirian dengan ini.\n\nTolong libatkan seseorang: **nomor darurat di tempatmu** kalau sudah dekat, atau siapa pun yang kamu percaya. [Halaman bantuan](/safety) bisa menunjukkan langkah pertama. Kalau di dekatmu ada sesuatu yang bisa melukaimu, bisakah kamu menjauh dulu darinya?\n\nSiapa yang bisa menemanimu malam ini?',
    'Itu rasa sakit yang besar, dan mengatakannya butuh keberanian. Aku tidak bisa menjagamu karena aku program, tetapi manusia bisa.\n\nKalau bahayanya sekarang, **hubungi nomor darurat di tempatmu**. Kalau belum, [halaman bantuan](/safety) adalah langkah kecil berikutnya. Kamu tidak harus menjelaskan semuanya: "Aku tidak baik-baik saja" sudah cukup.\n\nApa yang membuatmu bertahan sampai sekarang?',
  ],
  denied: [
    'Terima kasih sudah mengatakannya dengan jelas. Tetap terdengar ada yang membebanimu. Kalau suatu saat berubah, [halaman bantuan](/safety) selalu dekat.\n\nBagian mana yang paling berat sekarang?',
    'Aku mengerti, dan aku senang kamu memberitahuku. Kalau pikiran itu mendekat lagi, ada orang-orang di [halaman bantuan](/safety).\n\nApa yang membuatmu teringat akan hal itu hari ini?',
  ],
  someone: [
    'Menakutkan menanggung ini untuk orang lain. Kalau dia dalam bahaya sekarang, **hubungi nomor darurat di tempatmu**, dan kalau bisa, jangan tinggalkan dia sendirian. [Halaman bantuan](/safety) juga untuk yang mengkhawatirkan seseorang.\n\nKamu sendiri bagaimana?',
    'Aku ikut prihatin. Menjaga orang lain dalam keadaan begini bisa menguras tenaga. Kamu boleh bertanya langsung kepadanya dan mendengarkan tanpa harus memperbaiki, dan kamu tidak harus sendirian: di [halaman bantuan](/safety) ada tempat untukmu juga.\n\nApa yang kamu tahu tentang keadaannya sekarang?',
  ],
};

export const indonesianIntents: Phrasebook['intents'] = {
  identity: [
    'Aku bukan manusia. Aku program kecil di situs ini: aku mencari apa yang sepertinya kamu rasakan dan menjawab dengan kata-kata yang ditulis orang untukku. Aku juga bukan dokter atau psikolog, dan aku hanya tahu isi percakapan ini. Tapi setiap barismu kubaca. Apa yang ingin kamu ceritakan?',
    'Di sini tidak ada manusia: aku program pendengar yang sederhana, tanpa perasaan dan tanpa keahlian medis. Yang bisa kulakukan adalah memberi ruang untuk pikiranmu. Apa yang membuatmu bertanya begitu?',
  ],
  clinician: [
    'Itu tidak bisa kujawab. Aku program, dan soal diagnosis atau obat adalah urusan dokter atau psikolog yang bisa bertemu denganmu. Aku bisa membantumu mencari kata-kata untuk dibawa ke mereka. Apa yang kamu rasakan, dan sejak kapan?',
    'Itu pertanyaan untuk dokter atau psikolog: aku program dan hanya akan menebak. Mungkin membantu kalau kamu mencatat apa yang kamu rasakan, kapan mulainya, dan apa yang membuatnya lebih ringan atau berat. Mau mulai dari yang mana?',
  ],
  calming: [
    'Kita pelan-pelan, ya. Lihat sekelilingmu dan sebutkan, tanpa terburu-buru:\n\n1. **lima** hal yang kamu lihat\n2. **empat** hal yang bisa kamu sentuh\n3. **tiga** hal yang kamu dengar\n4. **dua** hal yang kamu cium\n5. **satu** napas pelan, lebih panjang saat keluar\n\nApa hal pertama yang kamu lihat?',
    'Baik, satu napas dulu. Tarik lewat hidung sambil menghitung sampai **empat**, tahan **dua**, keluarkan lewat mulut sampai **enam**. Ulangi tiga kali; aku di sini. Bagaimana rasanya di badan setelah itu?',
    'Letakkan kedua kaki di lantai dan tekan pelan-pelan. Turunkan bahumu. Embuskan napas perlahan, seperti meniup minuman panas. Tidak ada yang harus selesai di menit ini. Apa yang kamu rasakan?',
  ],
  advice: [
    'Aku tidak ingin memutuskan untukmu: kamu yang mengenal hidupmu, dan aku hanya program. Tapi kita bisa melihatnya bersama. Apa dua atau tiga hal yang mungkin kamu lakukan, dan bagaimana rasanya seminggu lagi?',
    'Mungkin mulai dari langkah terkecil yang membuat besok sedikit lebih ringan. Apa itu? Dan apa yang menghalangi?',
    'Andai teman baikmu bercerita persis seperti ini, apa yang akan kamu katakan kepadanya?',
  ],
  complaint: [
    'Kamu benar. Aku program kecil dan bisa salah tangkap. Bisakah kamu mengatakannya dengan cara lain? Kalau kamu lebih suka bicara dengan orang, ada ruang obrolan, dan ada [halaman bantuan](/safety).',
    'Wajar kalau kamu kesal. Aku tidak bisa mengerti seperti manusia. Katakan satu hal yang keliru, nanti kucoba lagi.',
  ],
  howAreYou: [
    'Terima kasih sudah bertanya. Aku program, jadi tidak punya suasana hati, tapi aku di sini mendengarkan. Kalau *kamu*, sebenarnya bagaimana?',
    'Dari sebuah program tidak ada kabar. Yang lebih penting: bagaimana harimu, di dalam hati?',
  ],
  thanks: [
    'Sama-sama. Bagian yang sulit sudah kamu lakukan sendiri: mengatakannya. Masih ada yang ingin kamu ceritakan?',
    'Syukurlah kalau sedikit membantu. Kembalilah kapan saja.',
    'Dengan senang hati. Hal kecil apa yang akan kamu lakukan untuk dirimu satu jam ke depan?',
  ],
  goodbye: [
    'Jaga dirimu, ya. Kata-katamu tersimpan di perangkat ini sampai kamu menghapusnya, dan aku ada saat kamu kembali.',
    'Selamat beristirahat. Semoga jam-jam berikutnya lembut kepadamu.',
  ],
  greeting: [
    'Halo. Senang kamu datang. Apa yang sedang kamu pikirkan?',
    'Hai. Hari ini rasanya berat, ringan, atau di antaranya?',
    'Halo lagi. Mau mulai dari mana?',
  ],
  unsure: [
    'Tidak apa-apa, kamu tidak perlu kata-kata yang tepat. Coba mulai dari badanmu: di mana hari ini paling terasa?',
    'Tidak usah buru-buru. Kita bisa mulai dari mana saja: hal terakhir apa yang membuatmu menghela napas?',
    'Tidak tahu juga bisa jadi awal. Kalau hari ini adalah cuaca, cuaca apa?',
  ],
  short: [
    'Aku dengar. Mau cerita sedikit lagi?',
    'Hmm. Ada apa di balik itu buatmu?',
    'Baik. Pelan-pelan saja; lalu bagaimana?',
  ],
};
