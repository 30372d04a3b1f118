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
    lead: 'Doble ang una mong deposito, hanggang {amount}. Iyan ang pagsalubong namin sa bawat bagong manlalaro.',
    steps: [
      'Magrehistro at mag-log in.',
      'Piliin ang bonus na ito kapag nagdeposito ng {minDeposit} pataas.',
      'Kasabay ng deposito mo ang bonus.',
    ],
    rules: [
      'Isang beses lang bawat tao.',
      'Tayaan nang {times} beses ang deposito at bonus sa loob ng {days} araw bago mag-withdraw.',
      'Makikita bago magdeposito kung gaano kabilang ang bawat uri ng laro.',
    ],
  },
  reload: {
    title: 'Araw-araw na reload: 10% pa',
    lead: 'Minsan sa isang araw, may dagdag na ikasampu ang deposito mo, hanggang {amount}.',
    steps: ['Piliin ang bonus na ito kapag nagdeposito ng {minDeposit} pataas.', 'Kasabay ng deposito mo ang bonus.'],
    rules: [
      'Isang beses bawat araw.',
      'Tayaan nang {times} beses ang deposito at bonus sa loob ng {days} araw bago mag-withdraw.',
    ],
  },
  newcomer: {
    title: 'Regalo sa bagong dating: {amount}',
    lead: 'I-verify ang numero mo at sa iyo na ang {amount}, kahit walang deposito.',
    steps: ['Magrehistro at i-verify ang numero mo.', 'Kunin dito ang regalo sa loob ng {days} araw.'],
    rules: ['Isang beses bawat tao at device.', 'Tayaan nang {times} beses ang regalo bago mag-withdraw.'],
  },
  pasalubong: {
    title: 'Pasalubong code: {amount}',
    lead: 'Ilagay ang code na {code} at nasa balanse mo na ang {amount}.',
    steps: ['I-verify ang numero mo.', 'Ilagay ang {code}, o pindutin ang “Kunin”.'],
    rules: [
      'Isang beses bawat tao at device.',
      'Tayaan nang {times} beses ang regalo bago mag-withdraw.',
      'Hanggang may natitira.',
    ],
  },
  fiesta: {
    title: 'Pista ng mga Panalo: {amount} linggo-linggo',
    lead: 'Hanggang Linggo ang pista sa slots: tumaya ng kabuuang {turnover} sa isang linggo at sa iyo ang bonus na {amount}.',
    steps: [
      'Maglaro ng alinmang slot mula Lunes hanggang Linggo.',
      'Bantayan dito kung gaano na kalayo ang bar mo.',
      'Kunin ang bonus hanggang katapusan ng susunod na linggo.',
    ],
    rules: [
      'Bilang ang lahat ng taya sa slots, panalo man o talo.',
      'Tayaan nang {times} beses ang bonus sa loob ng {days} araw bago mag-withdraw.',
    ],
  },
  cashback: {
    title: 'Lunes na bawi: {rate} cashback sa live casino',
    lead: 'Hindi laging panalo, kaya tuwing Lunes ibinabalik namin ang {rate} ng talo mo sa live casino.',
    steps: [
      'Maglaro sa live casino mula Lunes hanggang Linggo.',
      'Kunin dito ang bawi mula Lunes hanggang sa susunod na Linggo.',
    ],
    rules: [
      'Hanggang {amount} bawat linggo, sa talong {minLoss} pataas.',
      'Dapat umabot ang mga taya sa {play} beses ng talo.',
      'Hindi bilang ang talo ng bonus.',
      'Tayaan nang minsan ang cashback bago mag-withdraw.',
    ],
  },
  derby: {
    title: 'Araw ng Derby: {amount} mula sa arena',
    lead: 'Isang araw ng malalaking sabong: tumaya ng {turnover} sa sabong ngayon at sa iyo ang {amount}.',
    steps: ['Tumaya sa alinmang sabong sa araw ng derby.', 'Kunin ang {amount} ngayon o bukas.'],
    rules: ['Bilang ang lahat ng taya sa araw na ito, panalo man o talo.', 'Tayaan nang minsan ang regalo bago mag-withdraw.'],
  },
  checkin: {
    title: 'Araw-araw na dalaw',
    lead: 'Dumalaw araw-araw at lumalaki ang regalo: mula {first} sa unang araw hanggang {amount} sa ikapito.',
    steps: ['Mag-log in at kunin ang regalo ng araw.', 'Huwag lumiban nang hindi magsimula ulit sa una.'],
    rules: ['Para sa mga nakapagdeposito na.', 'Tayaan nang {times} beses ang regalo bago mag-withdraw.'],
  },
  missions: {
    title: 'Misyon ng araw: {amount}',
    lead: 'Tumaya ng kabuuang {turnover} sa isang araw, sa alinmang laro, at sa iyo ang {amount}. May bago tuwing hatinggabi.',
    steps: ['Maglaro ng kahit anong laro.', 'Bantayan dito kung gaano na kalayo ang bar mo.', 'Kunin ngayon o bukas.'],
    rules: ['Bilang ang lahat ng taya, panalo man o talo.', 'Tayaan nang {times} beses ang regalo bago mag-withdraw.'],
  },
  fishing: {
    title: 'Huli ng araw: {amount}',
    lead: 'Mataas ang tubig: tumaya ng {turnover} sa larong isda sa isang araw at sa iyo ang {amount}.',
    steps: ['Pumasok sa alinmang larong isda.', 'Kunin ang {amount} ngayon o bukas.'],
    rules: ['Isang beses bawat araw.', 'Tayaan nang minsan ang regalo bago mag-withdraw.'],
  },
  paskuhan: {
    title: 'Paskuhan: {amount} gabi-gabi',
    lead: 'Siyam na gabi, siyam na regalo. Tumaya ng {turnover} sa isang araw at magsindi ng parol.',
    steps: ['Maglaro ng kahit anong laro.', 'Kunin ang regalo ng araw, ngayon o bukas.'],
    rules: ['Isang regalo bawat araw.', 'Tayaan nang {times} beses ang regalo bago mag-withdraw.'],
  },
}
