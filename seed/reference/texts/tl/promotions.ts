import type { SiteTexts } from '../keys.ts'

export const promotionCategories: SiteTexts['promotionCategories'] = {
  WELCOME: 'Bagong dating',
  SLOTS: 'Slots',
  LIVE: 'Live casino',
  SPORTS: 'Sports at sabong',
  DAILY: 'Araw-araw',
}

export const promotions: SiteTexts['promotions'] = {
  welcome: {
    title: 'Salubong: 100% sa unang deposito',
    lead: 'Doble ang una mong deposito, hanggang ₱5,000. Iyan ang pagsalubong namin sa bawat bagong manlalaro.',
    steps: [
      'Magrehistro at mag-log in.',
      'Magdeposito ng hindi bababa sa ₱200.',
      'Kusang papasok ang bonus sa loob ng limang minuto.',
    ],
    rules: [
      'Isang beses lang bawat tao, pamilya at device.',
      'Tayaan ng 15 beses ang deposito at bonus bago mag-withdraw.',
      'Hindi kasama ang loterya.',
    ],
  },
  second: {
    title: 'Ikalawang biyaya: 50% pa',
    lead: 'Sa ikalawang deposito, may dagdag kang kalahati, hanggang ₱3,000.',
    steps: ['Tapusin ang tuntunin ng unang bonus.', 'Magdeposito ulit ng hindi bababa sa ₱500.'],
    rules: ['Tayaan ng 12 beses ang deposito at bonus.', 'Gamitin sa loob ng pitong araw.'],
  },
  fiesta: {
    title: 'Pista ng mga Panalo: ₱500,000 na premyo',
    lead: 'Isang linggong pista ng slots. Bawat taya ay may bituin, at bawat bituin ay hakbang paakyat sa listahan.',
    steps: [
      'Buksan ang alinmang slot na may tatak ng pista.',
      'Tumaya ng ₱1 pataas sa bawat ikot.',
      'Sundan ang puwesto mo sa listahan gabi-gabi.',
    ],
    rules: [
      'Isang bituin sa bawat ₱100 na taya.',
      'Ang unang 200 ang maghahati sa premyo: ₱100,000 sa una.',
      'Ipapadala ang premyo tuwing Lunes ng tanghali.',
    ],
  },
  freespins: {
    title: 'Biyernes na, libreng ikot!',
    lead: 'Tuwing Biyernes, dalawampung libreng ikot sa bagong laro ng linggo.',
    steps: ['Tumaya ng kabuuang ₱500 mula Lunes hanggang Huwebes.', 'Kunin ang libreng ikot sa Biyernes bago maghatinggabi.'],
    rules: ['₱1 ang halaga ng bawat ikot.', 'Tayaan ng 5 beses ang napanalunan.'],
  },
  jackpot: {
    title: 'Korona ni Reyna Elena: jackpot kada oras',
    lead: 'May jackpot na kailangang bumagsak bago matapos ang oras. Nasa Reyna Elena ang korona, baka nasa iyo ang swerte.',
    steps: ['Maglaro ng Reyna Elena sa anumang taya.', 'Tingnan ang orasan ng jackpot sa itaas ng laro.'],
    rules: ['₱5,000 hanggang ₱50,000 bawat oras.', 'Walang kailangang tayaan ang premyo.'],
  },
  cashback: {
    title: 'Lunes na bawi: 10% cashback sa live casino',
    lead: 'Hindi laging panalo, kaya tuwing Lunes ibinabalik namin ang ikasampung bahagi ng talo mo sa live casino.',
    steps: [
      'Maglaro sa live casino mula Lunes hanggang Linggo.',
      'Hintayin ang bawi sa susunod na Lunes, alas-dose ng tanghali.',
    ],
    rules: ['Hanggang ₱10,000 bawat linggo.', 'Netong talo na hindi bababa sa ₱1,000.', 'Tayaan ng isang beses ang cashback.'],
  },
  streak: {
    title: 'Sunod-sunod sa baccarat',
    lead: 'Manalo ng lima, pito o siyam na magkakasunod na kamay at may dagdag kang premyo.',
    steps: ['Umupo sa alinmang mesa ng baccarat.', 'Tumaya ng ₱50 pataas sa Banker o Player.'],
    rules: [
      '5 panalo: ₱300. 7 panalo: ₱1,500. 9 panalo: ₱8,888.',
      'Hindi puputol ang tie.',
      'Isang premyo bawat araw sa bawat antas.',
    ],
  },
  parlay: {
    title: 'Hoops parlay: hanggang 30% dagdag',
    lead: 'Pagsamahin ang tatlo o higit pang laro ng basketball at palalakihin namin ang panalo mo.',
    steps: ['Gumawa ng parlay na may tatlo o higit pang pili.', 'Bawat pili ay 1.50 pataas.'],
    rules: ['3 pili: 5%. 5 pili: 15%. 8 pili: 30%.', 'Hanggang ₱20,000 na dagdag bawat ticket.'],
  },
  derby: {
    title: 'Araw ng Derby: 1.2% rebate',
    lead: 'Isang araw ng malalaking sabong, isang araw na mas mataas ang rebate sa lahat ng taya mo sa arena.',
    steps: ['Tumaya sa alinmang sabong sa araw ng derby.', 'Papasok ang rebate bago mag-umaga.'],
    rules: ['Balidong taya lamang ang bilang.', 'Walang pinakamataas na rebate.'],
  },
  checkin: {
    title: 'Araw-araw na dalaw',
    lead: 'Mag-log in araw-araw at lumalaki ang regalo: mula ₱5 sa unang araw hanggang ₱188 sa ikapito.',
    steps: ['Mag-log in at pindutin ang araw ngayon.', 'Huwag lumiban nang magsimula ulit sa una.'],
    rules: ['Kailangan ng kahit isang deposito sa linggo.', 'Tayaan ng 3 beses ang regalo.'],
  },
  fishing: {
    title: 'Oras ng pangingisda, 8–10 ng gabi',
    lead: 'Dalawang oras tuwing gabi na doble ang puntos ng bawat boss na mahuhuli mo.',
    steps: [
      'Pumasok sa alinmang larong isda sa pagitan ng alas-otso at alas-diyes.',
      'Hulihin ang mga boss para sa dobleng puntos.',
    ],
    rules: ['1,000 puntos ay katumbas ng ₱10.', 'Palitan ang puntos bago matapos ang linggo.'],
  },
  birthday: {
    title: 'Handog sa kaarawan',
    lead: 'May munting handog kami sa araw mo: ₱88 hanggang ₱8,888 ayon sa antas mo.',
    steps: ['Ilagay ang kaarawan mo sa pagrehistro.', 'Buksan ang mensahe namin sa araw na iyon.'],
    rules: ['Account na higit 30 araw na.', 'Minsan sa isang taon.'],
  },
  friends: {
    title: 'Isama ang kaibigan: ₱188 sa inyong dalawa',
    lead: 'Mas masaya kapag may kasama. Kapag sumali ang kaibigan mo gamit ang link mo, may regalo kayong dalawa.',
    steps: ['Ibahagi ang link ng imbitasyon mo.', 'Magrerehistro ang kaibigan mo at maglalaro nang una.'],
    rules: [
      'Hanggang sampung kaibigan bawat buwan.',
      'Hindi para sa mga agent: may sarili silang link.',
      'Tayaan ng 3 beses ang regalo.',
    ],
  },
  missions: {
    title: 'Mga misyon ng linggo',
    lead: 'Limang munting gawain, bago tuwing Lunes. Bawat matapos ay ticket sa bunutan sa Linggo.',
    steps: ['Buksan ang mga misyon at pumili ng isa.', 'Tapusin bago mag-alas-otso ng gabi sa Linggo.'],
    rules: ['Isang ticket sa bawat misyon.', 'Live ang bunutan sa Linggo ng alas-nuwebe.'],
  },
  market: {
    title: 'Tindahan ng puntos: mas mataas ang halaga',
    lead: 'Hanggang katapusan ng buwan, bawas ng ikalimang bahagi ang lahat sa tindahan ng puntos.',
    steps: ['Mag-ipon ng puntos sa bawat taya.', 'Ipalit sa libreng ikot o bonus.'],
    rules: ['Isang puntos sa bawat ₱10 na taya.', 'Hindi lumilipas ang puntos.'],
  },
  app: {
    title: 'Palaro sa home screen mo: ₱58',
    lead: 'Isang pindot at nasa loob ka na. I-install ang app, mag-log in nang minsan, at sa iyo ang regalo.',
    steps: ['I-download ang app o idagdag sa home screen.', 'Buksan doon at mag-log in.'],
    rules: ['Minsan sa bawat miyembro at device.', 'Tayaan nang minsan ang regalo.'],
  },
  paskuhan: {
    title: 'Paskuhan: regalo gabi-gabi',
    lead: 'Siyam na gabi, siyam na regalo. Magsindi ng parol bawat gabi at panoorin ang kalye na mapuno ng ilaw.',
    steps: ['Mag-log in mula alas-sais hanggang hatinggabi.', 'Maglaro ng isang round ng alinmang laro.'],
    rules: ['Isang regalo bawat gabi.', 'Kumpletong siyam: dagdag na ₱999.'],
  },
}
