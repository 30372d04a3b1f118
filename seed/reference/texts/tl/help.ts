import type { SiteTexts } from '../keys.ts'

export const help: SiteTexts['help'] = {
  start: {
    title: 'Pagsisimula',
    lead: 'Ang {site} ay laro para sa saya. Hindi totoong pera ang ginagamit dito.',
    steps: [
      'Pindutin ang Magrehistro at punan ang form.',
      'Patunayan ang numero mo kung hihingin.',
      'Pumili ng laro at pindutin ang Maglaro.',
    ],
    rules: ['Para sa 18 pataas lamang.', 'Isang account sa bawat tao.'],
  },
  deposit: {
    title: 'Paano magdeposito',
    lead: 'Pumapasok agad sa balanse mo ang deposito, karaniwan sa loob ng limang minuto.',
    steps: [
      'Pindutin ang Deposito sa ibaba.',
      'Pumili ng paraan at halaga, {minDeposit} pataas.',
      'Sundin ang tagubilin hanggang lumabas ang resibo.',
    ],
    rules: ['Dapat kapangalan ng account ang nagbabayad.', 'Itago ang resibo hanggang pumasok ang halaga.'],
  },
  withdraw: {
    title: 'Paano mag-withdraw',
    lead: 'Sinusuri ang bawat withdrawal, at karamihan ay tapos sa loob ng labinlimang minuto.',
    steps: [
      'Magdagdag ng bank account sa Account ko.',
      'Ilagay ang halaga, {minWithdraw} pataas.',
      'Kumpirmahin gamit ang payment password.',
    ],
    rules: [
      'Kailangang tapos na ang hinihinging taya.',
      'Habang sinusuri pa, puwede mo itong kanselahin mula sa resibo kung pinapayagan ng site.',
    ],
  },
  bonus: {
    title: 'Bonus at hinihinging taya',
    lead: 'May kasamang hinihinging taya ang bawat bonus. Makikita mo ang natitira sa iyong wallet.',
    rules: ['Unang nagagamit ang bonus, saka ang sarili mong pera.', 'Nawawala ang bonus kapag lumipas ang petsa nito.'],
  },
  fair: {
    title: 'Patas na laro',
    lead: 'Sa mga gawang Palaro, kaya mong patunayan ang bawat resulta mula sa seed ng server, sa seed mo, at sa bilang ng taya.',
    steps: [
      'Kunin ang hash bago tumaya.',
      'Palitan ang seed para mabunyag ang luma.',
      'Kuwentahin ulit ang resulta at ikumpara.',
    ],
  },
  account: {
    title: 'Account at password',
    lead: 'Nasa Mga setting ang pagpapalit ng password. Kung nakalimutan mo ito, pindutin ang Nakalimutan? sa login.',
    rules: ['6 hanggang 16 na karakter ang password.', 'Sandaling mala-lock ang account matapos ang maraming maling subok.'],
  },
  safety: {
    title: 'Kaligtasan',
    lead: 'Naka-encrypt ang pag-log in, at makikita mo kung kailan ka huling pumasok.',
    rules: ['Huwag ibigay kaninuman ang SMS code.', 'Mag-sign out sa device na hindi sa iyo.'],
  },
  limits: {
    title: 'Responsableng paglalaro',
    lead: 'Kung hindi na masaya, oras nang magpahinga. Kaya naming isara pansamantala o tuluyan ang account mo.',
    steps: ['Magtakda ng badyet bago maglaro.', 'Magpahinga kada oras.', 'Kausapin kami kapag kailangan mo ng tulong.'],
  },
  agent: {
    title: 'Programa ng agent',
    lead: 'May sariling code ang agent, at kumikita ito ng rebate mula sa taya ng team.',
    rules: ['Balidong taya lamang ang bilang.', 'Hindi bilang ang mga trial account.'],
  },
  contact: {
    title: 'Makipag-ugnayan',
    lead: 'Narito kami araw at gabi, sa live chat at sa Mga mensahe.',
    rules: ['Ihanda ang member ID mo.', 'Hindi namin hihingin ang password mo.'],
  },
}
