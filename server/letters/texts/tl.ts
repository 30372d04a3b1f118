import type { LetterTexts } from './letters.ts'

export const tl: LetterTexts = {
  'deposit.credited': {
    subject: 'Pumasok na ang deposito mo',
    content:
      '<p>Tiningnan na namin ang deposito mong {number} noong {at}: nasa balanse mo na ang <strong>{amount}</strong>. Magandang laro!</p>',
  },
  'deposit.rejected': {
    subject: 'Hindi natanggap ang deposito mo',
    content:
      '<p>Hindi namin natanggap ang deposito mong {number} noong {at} na <strong>{amount}</strong>.</p><p>Dahilan: {reason}</p><p>Kung nakapagbayad ka na, sumulat sa customer service at banggitin ang numero sa itaas.</p>',
  },
  'deposit.reopened': {
    subject: 'Puwede ka na ulit magdeposito',
    content:
      '<p>Pansamantalang itinigil ang deposito mo dahil sa sunod-sunod na hindi natuloy na bayad. Natingnan na namin, at puwede ka na ulit magdeposito.</p>',
  },
  'withdrawal.approved': {
    subject: 'Aprubado na ang withdrawal mo',
    content:
      '<p>Aprubado na ang withdrawal mong {number} noong {at} na <strong>{amount}</strong>. Ipinapadala na namin ang pera.</p>',
  },
  'withdrawal.paid': {
    subject: 'Naipadala na ang withdrawal mo',
    content:
      '<p>Papunta na sa account mo ang <strong>{amount}</strong> (withdrawal {number} noong {at}). Salamat sa paghihintay.</p>',
  },
  'withdrawal.cancelled': {
    subject: 'Kinansela mo ang isang withdrawal',
    content:
      '<p>Kanselado na ang withdrawal mong {number} noong {at}, at nasa balanse mo na ulit ang <strong>{amount}</strong>.</p><p>Hindi ikaw? Palitan ang password mo sa Security centre at makipag-ugnayan sa customer service.</p>',
  },
  'withdrawal.rejected': {
    subject: 'Hindi naaprubahan ang withdrawal mo',
    content:
      '<p>Hindi namin naaprubahan ang withdrawal mong {number} noong {at}. Ibinalik na sa balanse mo ang <strong>{amount}</strong>.</p><p>Dahilan: {reason}</p><p>Ayusin ito at mag-request ulit, o sumulat sa customer service.</p>',
  },
  'kyc.approved': {
    subject: 'Beripikado na ang pagkakakilanlan mo',
    content: '<p>Tiningnan namin ang ID mo: beripikado ka na. Hindi mo na ito kailangang ulitin.</p>',
  },
  'kyc.rejected': {
    subject: 'Hindi tinanggap ang pag-verify ng pagkakakilanlan mo',
    content:
      '<p>Hindi namin ma-verify ang pagkakakilanlan mo sa ipinadala mo.</p><p>Dahilan: {reason}</p><p>Itama ito sa Security center → Pag-verify ng pagkakakilanlan at ipadala ulit.</p>',
  },
  'kyc.taken-back': {
    subject: 'Paki-verify ulit ang pagkakakilanlan mo',
    content:
      '<p>Binawi namin ang pag-apruba sa pag-verify ng pagkakakilanlan mo.</p><p>Dahilan: {reason}</p><p>Hangga’t wala pang bagong naaaprubahan, hindi mo magagawa ang nangangailangan ng beripikadong pagkakakilanlan, gaya ng pag-withdraw kung hinihingi ito ng site. Nananatili sa account mo ang balanse mo. Pumunta sa Security center → Pag-verify ng pagkakakilanlan, itama ito at ipadala ulit; kung sa tingin mo ay mali ito, makipag-ugnayan sa customer service.</p>',
  },
  'bonus.granted': {
    subject: 'May bonus kang {amount}',
    content:
      '<p>Nasa balanse mo na ang <strong>{amount}</strong> mula sa “{promotion}”. Makikita sa Withdraw kung magkano pa ang dapat itaya bago mag-withdraw.</p>',
  },
  'bonus.withheld': {
    subject: 'Hindi naidagdag ang bonus mo',
    content:
      '<p>Nasa balanse mo na ang deposito {number}, pero wala ang bonus na “{promotion}”: isang bukas na bonus lang sa bawat pagkakataon, at ang bawat isa ay ayon lang sa dalas na nasa tuntunin nito.</p>',
  },
  'reward.claimed': {
    subject: 'Nakuha mo ang {amount}',
    content:
      '<p>Nasa balanse mo na ang <strong>{amount}</strong> mula sa “{promotion}”. Tumaya muna ng kabuuang {turnover} bago mag-withdraw; makikita sa Withdraw kung magkano pa ang kulang.</p>',
  },
  'reward.given': {
    subject: 'Natanggap mo ang {amount}',
    content:
      '<p>Nasa balanse mo na ang <strong>{amount}</strong> mula sa “{promotion}”. Sa iyo na ito: hindi na kailangang itaya bago i-withdraw.</p>',
  },
  'rain.soon': {
    subject: 'Malapit nang umulan ng ampao: {at}',
    content:
      '<p>Magsisimula ang “{promotion}” sa <strong>{at}</strong>. Buksan ang page bago magsimula: 30 segundong babagsak ang mga ampao, at hindi bilis ang batayan ng makukuha mo.</p>',
  },
  'board.won': {
    subject: 'Nanalo ka ng {amount}',
    content:
      '<p>Nasa puwesto <strong>{place}</strong> ka sa leaderboard na “{promotion}”. Kunin ang <strong>{amount}</strong> mo sa Promo bago ang {until}.</p>',
  },
  'bet.lucky': {
    subject: 'Suwerte ang taya mo: {amount}',
    content:
      '<p>Sinuwerte sa “{promotion}” ang taya mong <strong>{bet}</strong> at nanalo ng <strong>{amount}</strong>. Kunin ito sa Promo bago ang {until}.</p>',
  },
  'gift.given': {
    subject: 'Regalo para sa iyo: {amount}',
    content: '<p>“{promotion}”: <strong>{amount}</strong> para sa iyo. Kunin ito sa Promo bago ang {until}.</p>',
  },
  'order.sent': {
    subject: 'Papunta na ang order mo',
    content: '<p>Naipadala na namin ang “{promotion}” sa iyo. Salamat sa paglalaro.</p>',
  },
  'order.followed': {
    subject: 'Papunta na ang order mo',
    content: '<p>Naipadala na namin ang “{promotion}” sa iyo. Masusubaybayan ito sa: <strong>{note}</strong>.</p>',
  },
  'order.cancelled': {
    subject: 'Kinansela ang order mo',
    content:
      '<p>Hindi namin naipadala ang “{promotion}” sa iyo: {reason}. Naibalik na ang <strong>{points}</strong> mong puntos sa reward centre.</p>',
  },
  'rank.reached': {
    subject: 'May bago ka nang ranggo',
    content:
      '<p>Binabati kita! Dahil sa mga deposito at taya mo ngayong buwan, umabot ka na sa <strong>{rank}</strong>. Sa iyo ito hanggang katapusan ng susunod na buwan, at mas matagal kung maaabot mo ulit. Nasa VIP Room ang mga benepisyo nito.</p>',
  },
  'rank.fallen': {
    subject: 'Nagbago ang ranggo mo',
    content:
      '<p>Hindi naabot ulit ng mga deposito at taya noong nakaraang buwan ang ranggo mo, kaya <strong>{rank}</strong> na ito ngayon. Wala kang kailangang gawin: nagbabago ang ranggo kada buwan, at sa iyo pa rin ang mga nakuha mo na.</p>',
  },
  'bonus.released': {
    subject: 'Sa iyo na ang bonus mo',
    content: '<p>Natapos mong laruin ang “{promotion}”: <strong>{amount}</strong> nito ay sarili mo nang pera.</p>',
  },
  'bonus.forfeited': {
    subject: 'Isinuko mo ang isang bonus',
    content:
      '<p>Isinuko mo ang “{promotion}”. Binawi namin ang <strong>{amount}</strong>; wala nang kailangang laruin para rito.</p>',
  },
  'bonus.expired': {
    subject: 'Natapos na ang isang bonus',
    content:
      '<p>Tapos na ang panahon para laruin ang “{promotion}”. Binawi namin ang <strong>{amount}</strong>; wala nang kailangang laruin para rito.</p>',
  },
  'adjustment.given': {
    subject: 'Nagdagdag kami ng {amount} sa balanse mo',
    content: '<p>Nagdagdag kami ng <strong>{amount}</strong> sa balanse mo.</p><p>Dahilan: {reason}</p>',
  },
  'adjustment.taken': {
    subject: 'Itinama namin ang balanse mo',
    content:
      '<p>Binawasan namin ng <strong>{amount}</strong> ang balanse mo.</p><p>Dahilan: {reason}</p><p>Kung sa tingin mo ay mali ito, sumulat sa customer service.</p>',
  },
  'bet.voided': {
    subject: 'Pinawalang-bisa ang isa mong taya',
    content:
      '<p>Pinawalang-bisa namin ang taya mong {number} sa {game} noong {at}: parang hindi ito itinaya, at naibalik ang pusta mong {stake}. Nagbago ang balanse mo ng <strong>{amount}</strong>.</p><p>Dahilan: {reason}</p><p>Kung sa tingin mo ay mali ito, sumulat sa customer service at banggitin ang numero sa itaas.</p>',
  },
  'bet.resettled': {
    subject: 'Itinama ang resulta ng isa mong taya',
    content:
      '<p>Itinama namin ang resulta ng taya mong {number} sa {game} noong {at}: {now} na ang panalo nito sa halip na {before}. Nagbago ang balanse mo ng <strong>{amount}</strong>.</p><p>Dahilan: {reason}</p><p>Kung sa tingin mo ay mali ito, sumulat sa customer service at banggitin ang numero sa itaas.</p>',
  },
  'contract.offered': {
    subject: 'May kontratang naghihintay ng sagot mo',
    content:
      '<p>Inaalok ka ni {who} ng kontrata: <strong>{kind}</strong>. Tingnan ang mga kondisyon sa Agency centre → Mga kontrata, saka tanggapin o tanggihan.</p>',
  },
  'contract.signed': {
    subject: 'Napirmahan na ang kontrata',
    content: '<p>Napirmahan na ang kontrata sa <strong>{kind}</strong> kay {who}. May bisa ito simula {at}.</p>',
  },
  'contract.declined': {
    subject: 'Tinanggihan ang alok mo',
    content:
      '<p>Tinanggihan ni {who} ang alok mong <strong>{kind}</strong>. Tuloy ang dating napagkasunduan; puwede kang mag-alok ulit.</p>',
  },
  'contract.assigned': {
    subject: 'Nagbago ang real-time salary mo',
    content:
      '<p>Itinakda ni {who} ang <strong>{kind}</strong> mo. May bisa ito simula {at}; nasa Agency centre → Mga kontrata ang porsiyento.</p>',
  },
  'contract.ending': {
    subject: 'May gustong tapusin ang kontrata',
    content:
      '<p>Gusto ni {who} na tapusin ang kontrata sa <strong>{kind}</strong>. Tuloy ito hangga’t hindi ka pumapayag: sumagot sa Agency centre → Mga kontrata.</p>',
  },
  'contract.ended': {
    subject: 'Natapos na ang kontrata',
    content: '<p>Matatapos na ang kontrata sa <strong>{kind}</strong> kay {who}. Hanggang bago mag-{at} na lang ito.</p>',
  },
  'contract.moved': {
    subject: 'Nagtapos ang isang kontrata dahil sa paglipat',
    content:
      '<p>Nagtapos noong {at} ang kontrata sa <strong>{kind}</strong> kay {who}: inilipat sa ibang upline ang agent na binabayaran nito.</p><p>Sisingilin at babayaran pa rin ang kinita hanggang noon. Puwedeng mag-alok ng bagong kontrata ang bagong upline.</p>',
  },
  'contract.ratio-gone': {
    subject: 'Nagtapos ang isang porsiyento dahil sa paglipat',
    content:
      '<p>Nagtapos noong {at} ang kontrata sa <strong>{kind}</strong> kay {who}: inilipat ang isang agent sa itaas, at wala na ang porsiyentong pinagkunan nito.</p><p>Bayad ang kinita hanggang noon. Kapag may porsiyento na ulit ang agent sa itaas, puwede itong magtakda ng bago.</p>',
  },
  'contract.short': {
    subject: 'Kulang pa ang bayad sa sahod mo',
    content:
      '<p>May kulang pa sa sahod mong <strong>{amount}</strong> para sa panahong nagsimula noong {at}: hindi sapat ang balanse ng magbabayad. Kusa naming babayaran ang kulang kapag may pera na.</p>',
  },
  'contract.owed': {
    subject: 'May utang kang sahod sa team mo',
    content:
      '<p>Hindi sapat ang balanse mo para sa sahod na <strong>{amount}</strong> ng isang agent sa ilalim mo para sa panahong nagsimula noong {at}. Mag-deposit ka at kusa itong mababayaran.</p>',
  },
  'member.unlocked': {
    subject: 'Bukas na ulit ang account mo',
    content:
      '<p>Binuksan na namin ulit ang account mo. Puwede ka nang mag-log in at maglaro gaya ng dati.</p><p>Hindi nagbago ang password mo. Kung hindi mo inaasahan ang sulat na ito, palitan ang password at sumulat sa customer service.</p>',
  },
  'wallet.locked': {
    subject: 'Pansamantalang tigil ang ilang paglipat mo',
    content:
      '<p>Pansamantala naming itinigil ang paglipat ng pera papasok at palabas ng <strong>{wallet}</strong> habang may tinitingnan kami. Ligtas ang pera mo.</p><p>Kung may tanong ka, sumulat sa customer service.</p>',
  },
  'wallet.unlocked': {
    subject: 'Puwede ka na ulit maglipat',
    content: '<p>Puwede ka na ulit maglipat ng pera papasok at palabas ng <strong>{wallet}</strong>. Salamat sa paghihintay.</p>',
  },
  'house.welcome': {
    subject: 'Tuloy po kayo sa {site}',
    content:
      '<p>Magandang araw, {member}! Masaya kaming nandito ka. Subukan ang mga mainit na laro, at i-puso ang paborito mo.</p>',
  },
  'house.bonus': {
    subject: 'May bonus ka',
    content: '<p>Idinagdag namin ang <strong>{amount}</strong> na bonus. Tingnan sa Promo ang hinihinging taya.</p>',
  },
  'house.win': {
    subject: 'Ang laking panalo!',
    content: '<p>Nanalo ka ng <strong>{amount}</strong> sa {game}. Mabuhay ka, {member}!</p>',
  },
  'house.fiesta': {
    subject: 'Paanyaya sa Pista ng mga Panalo',
    content: '<p>Hanggang Linggo ang pista. Nasa pahina ng mga promo kung ano ang makukuha mo sa slots. Sumali na!</p>',
  },
  'house.new-login': {
    subject: 'Bagong pag-log in',
    content: '<p>May nag-log in sa account mo mula sa bagong device. Kung hindi ikaw iyon, palitan agad ang password.</p>',
  },
  'house.level': {
    subject: 'Malapit ka na sa susunod na antas',
    content: '<p>Konti na lang, {member}. Ituloy ang laro at aangat ang antas mo.</p>',
  },
  'house.survey': {
    subject: 'Ano ang masasabi mo?',
    content: '<p>Dalawang minuto lang: sabihin mo sa amin kung ano ang gusto mo at ano ang dapat naming ayusin.</p>',
  },
  'house.upkeep': {
    subject: 'Maintenance sa Miyerkules',
    content: '<p>Mula 4:00 hanggang 5:00 ng umaga, magpapahinga ang ilang laro. Ligtas ang balanse mo.</p>',
  },
}
