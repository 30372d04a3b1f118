import type { SiteTexts } from '../keys.ts'

export const announcements: SiteTexts['announcements'] = {
  fridays: {
    title: 'Bagong laro tuwing Biyernes',
    lead: 'Tuwing Biyernes ng tanghali may bagong laro sa lobby. Hanapin ang tatak na BAGO at mauna kang sumubok.',
  },
  withdrawals: {
    title: 'Mas mabilis na pag-withdraw, araw-araw',
    lead: 'Pinabilis namin ang pagsusuri ng withdrawal. Karamihan ay tapos na sa loob ng labinlimang minuto, pati Sabado at Linggo.',
  },
  fair: {
    title: 'Patas na Dice, ikaw mismo ang makakapagberipika',
    lead: 'Bago ka tumaya, naka-lock na ang seed ng server. Pagkatapos mong palitan ito, makikita mo ang lahat at masusuri ang bawat roll.',
    steps: [
      'Buksan ang Dice at pindutin ang “Patas at mabeberipika”.',
      'Palitan ang seed para mabunyag ang luma.',
      'Ikumpara ang hash at ang mga roll mo.',
    ],
  },
  fakes: {
    title: 'Mag-ingat sa mga pekeng site',
    lead: 'Hindi kailanman hihingin ng {site} ang password o SMS code mo sa chat, tawag o e-mail. Kung may humingi, huwag ibigay at ipaalam sa amin.',
  },
  upkeep: {
    title: 'Maikling maintenance sa Miyerkules, 4:00–5:00 ng umaga',
    lead: 'Isang oras na magpapahinga ang ilang laro habang inaayos ang mga server. Ligtas ang balanse mo at tuloy ang lahat pagkatapos.',
  },
  limits: {
    title: 'Maglaro nang may hangganan',
    lead: 'Para sa saya ang laro. Magtakda ng oras at badyet, magpahinga kapag pagod na, at huwag habulin ang talo. Para lamang sa 18 pataas.',
  },
  languages: {
    title: 'Apat na wika, isang pindot',
    lead: 'Tagalog, English, 中文 at Tiếng Việt: palitan ang wika sa kaliwang menu anumang oras.',
  },
  fiesta: {
    title: 'Pista ng mga Panalo',
    lead: 'Hanggang Linggo: tumaya ng {fiestaTurnover} sa slots sa isang linggo at sa iyo ang bonus na {fiestaAmount}.',
    rules: ['Bilang ang lahat ng taya sa slots, panalo man o talo.', 'Kunin ito sa pahina ng mga promo.'],
  },
  welcome: {
    title: 'Tuloy po kayo sa {site}!',
    lead: 'Salamat sa pagdalaw. Subukan muna nang libre ang mga laro, o magrehistro sa loob ng isang minuto. Laro lang, walang totoong pera.',
  },
  stars: {
    title: 'Tuloy ang pista',
    lead: 'Tumaya ng {fiestaTurnover} sa slots sa isang linggo at sa iyo ang bonus na {fiestaAmount}.',
  },
  weekend: {
    title: 'Sabado at Linggo sa ruleta',
    lead: 'Pula o itim, even o odd: ilapag ang chips sa sarili naming Roulette. Kayang suriin ang bawat ikot.',
  },
  perlas: {
    title: 'Mainit ngayon: Perlas ng Silangan',
    lead: 'Apat na jackpot, isang perlas. Tatlong kabibe ang magbubukas ng taguan ng yaman.',
  },
  crash: {
    title: 'Mainit ngayon: Crash',
    lead: 'Iisang round ang nilalaro ng lahat. Tumataas ang multiplier hanggang bumagsak: mag-cash out bago iyon.',
  },
  dice: {
    title: 'Dice: gawang Palaro, 99% RTP',
    lead: 'Piliin ang tsansa mo at igulong. Mabilis, simple, at kayang suriin ang bawat resulta.',
  },
  schedule: {
    title: 'Iskedyul ng komisyon at sahod ng agent',
    lead: 'Araw-araw ang sahod tuwing 2:05 ng umaga. Ang dibidendo ay tuwing ika-1 at ika-16 ng buwan, oras sa Maynila.',
  },
  invite: {
    title: 'Tatlong payo sa pag-imbita ng manlalaro',
    lead: 'Ang mabuting paanyaya ay tapat at malinaw.',
    steps: [
      'Ipakita ang libreng laro bago ang rehistro.',
      'Ibigay ang sarili mong code.',
      'Sabihing para sa 18 pataas lamang ito.',
    ],
  },
}
