import type { SiteTexts } from '../keys.ts'

export const helpQuestions: SiteTexts['helpQuestions'] = {
  start: [
    {
      title: 'Libre ba talaga ito?',
      answer: 'Oo. Larong pera lang ang balanse, taya at panalo sa {site}. Hindi ito nabibili at walang halaga sa labas.',
    },
    {
      title: 'Puwede bang tumingin muna nang walang account?',
      answer: 'Siyempre. Silipin ang mga laro bilang bisita, o pindutin ang “Libreng subok” para may balanse kang magagamit.',
    },
    {
      title: 'Bakit tinatanong ang edad ko?',
      answer: 'Para sa nasa tamang edad ang mga larong ito, kahit laro lang. Minsan lang kaming magtatanong, sa pagrehistro.',
    },
  ],
  deposit: [
    {
      title: 'Hindi pa pumapasok ang deposito ko',
      answer: 'Maghintay ng sampung minuto at i-refresh ang balanse. Kung wala pa rin, ipadala ang resibo at ang member ID mo.',
    },
    {
      title: 'May pinakamaliit bang halaga?',
      answer: 'Mayroon: {minDeposit}. Nakalagay ang limit ng bawat paraan bago ka magkumpirma.',
    },
    {
      title: 'Puwede bang iba ang magbayad?',
      answer: 'Hindi. Dapat kapangalan ng account ang nagbabayad; ibinabalik namin ang iba.',
    },
  ],
  withdraw: [
    {
      title: 'Gaano ito katagal?',
      answer: 'Karamihan ay tapos sa labinlimang minuto. Maaaring mas matagal ang una dahil mano-mano namin itong sinusuri.',
    },
    {
      title: 'Bakit ibinalik ang withdrawal ko?',
      answer: 'Madalas ay kulang pa ang hinihinging taya, o iba ang pangalan sa bank account. Nasa mga mensahe mo ang dahilan.',
    },
    {
      title: 'Nakalimutan ko ang payment password',
      answer: 'Gumawa ng bago sa security center. Para sa kaligtasan mo, maghihintay ng 24 oras ang mga withdrawal.',
    },
  ],
  bonus: [
    {
      title: 'Ano ang “tayaan ng 15 beses”?',
      answer: 'Sa bonus na ₱100, tataya ka ng kabuuang ₱1,500, sa anumang laki, bago ito maging pera.',
    },
    {
      title: 'Puwede bang dalawang bonus sabay?',
      answer: 'Sunod-sunod lang. Naghihintay ang ikalawa hanggang maubos o lumipas ang una.',
    },
  ],
  fair: [
    {
      title: 'Ano ang seed?',
      answer:
        'Mahabang sulat na sapalaran. Ang sa amin at ang sa iyo ang sabay na nagpapasya, kaya walang makapipili nang mag-isa.',
    },
    {
      title: 'Puwede ko bang palitan ang seed ko?',
      answer: 'Anumang oras sa pagitan ng dalawang taya. Mabubunyag ang lumang seed ng server para masuri mo ang nilaro mo.',
    },
  ],
  account: [
    {
      title: 'Mapapalitan ba ang username?',
      answer: 'Hindi, mananatili ito. Puwedeng palitan ang nickname at larawan sa Account ko.',
    },
    {
      title: 'Naka-lock ang account ko',
      answer: 'Kusa itong bubukas sa labinlimang minuto matapos ang maraming maling password. Mas mabilis ang “Nakalimutan?”.',
    },
    {
      title: 'Paano isara ang account ko?',
      answer: 'Account ko → Profile → Isara ang account. Tapusin muna ang mga bukas na laro.',
    },
  ],
  safety: [
    {
      title: 'May ibang pumasok sa account ko',
      answer: 'Palitan ang password, saka i-sign out ang ibang device sa security center. Sabihan mo rin kami.',
    },
    {
      title: 'Ano ang ikalawang patunay?',
      answer: 'Code na may anim na numero mula sa app ng telepono mo, kasabay ng password. Buksan ito sa security center.',
    },
  ],
  limits: [
    {
      title: 'Paano magtakda ng limit?',
      answer: 'Account ko → Responsableng paglalaro. Agad ang mas mababa; pagkaraan ng 24 oras pa ang mas mataas.',
    },
    {
      title: 'Gusto ko ng mas mahabang pahinga',
      answer: 'Ihiwalay ang sarili nang anim na buwan o higit pa. Walang makababawi nito bago matapos, kahit kami.',
    },
  ],
  agent: [
    {
      title: 'Paano maging agent?',
      answer: 'Sumulat sa amin kasama ang member ID mo. Sasagot kami sa loob ng isang araw at ipaliliwanag ang kasunduan.',
    },
    {
      title: 'Kailan binabayaran ang komisyon?',
      answer: 'Gabi-gabi ng 2:05 ang sahod, at tuwing ika-1 at ika-16 ng buwan ang dibidendo.',
    },
  ],
  contact: [
    { title: 'Anong wika ang gamit ninyo?', answer: 'Tagalog, Ingles, Tsino at Vietnamese. Sumulat sa alinmang gusto mo.' },
    {
      title: 'Paano mag-ulat ng problema?',
      answer: 'Gamitin ang pahina ng puna: sapat na ang 140 karakter at hanggang tatlong larawan para masuri namin.',
    },
  ],
}
