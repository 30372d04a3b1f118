import type { SiteTexts } from '../keys.ts'

export const promotionCategories: SiteTexts['promotionCategories'] = {
  WELCOME: 'Người mới',
  SLOTS: 'Slots',
  LIVE: 'Casino trực tiếp',
  SPORTS: 'Thể thao và đá gà',
  DAILY: 'Mỗi ngày',
}

export const promotions: SiteTexts['promotions'] = {
  welcome: {
    title: 'Chào mừng: 100% cho lần nạp đầu',
    lead: 'Nhân đôi lần nạp đầu, tối đa {amount}. Đó là lời chào của chúng tôi đến mỗi người chơi mới.',
    steps: ['Đăng ký và đăng nhập.', 'Chọn thưởng này khi nạp ít nhất {minDeposit}.', 'Thưởng vào cùng lúc với tiền nạp.'],
    rules: [
      'Một lần cho mỗi người.',
      'Cược {times} vòng tiền nạp và thưởng trong {days} ngày trước khi rút.',
      'Mỗi loại trò chơi được tính bao nhiêu hiện rõ trước khi nạp.',
    ],
  },
  reload: {
    title: 'Nạp lại mỗi ngày: thêm 10%',
    lead: 'Mỗi ngày một lần, chúng tôi cộng thêm một phần mười tiền nạp, tối đa {amount}.',
    steps: ['Chọn thưởng này khi nạp ít nhất {minDeposit}.', 'Thưởng vào cùng lúc với tiền nạp.'],
    rules: ['Mỗi ngày một lần.', 'Cược {times} vòng tiền nạp và thưởng trong {days} ngày trước khi rút.'],
  },
  newcomer: {
    title: 'Quà người mới: {amount}',
    lead: 'Xác minh số điện thoại là {amount} thuộc về bạn, không cần nạp.',
    steps: ['Đăng ký và xác minh số điện thoại.', 'Nhận quà tại đây trong {days} ngày.'],
    rules: ['Một lần cho mỗi người và thiết bị.', 'Cược {times} vòng quà tặng trước khi rút.'],
  },
  pasalubong: {
    title: 'Mã quà pasalubong: {amount}',
    lead: 'Nhập mã {code}, {amount} vào ngay số dư của bạn.',
    steps: ['Xác minh số điện thoại.', 'Nhập {code}, hoặc chạm “Nhận”.'],
    rules: ['Một lần cho mỗi người và thiết bị.', 'Cược {times} vòng quà tặng trước khi rút.', 'Cho đến khi hết quà.'],
  },
  fiesta: {
    title: 'Lễ hội chiến thắng: {amount} mỗi tuần',
    lead: 'Lễ hội diễn ra ở slots: cược tổng cộng {turnover} trong một tuần để nhận thưởng {amount}.',
    steps: ['Chơi slot bất kỳ từ thứ Hai đến Chủ nhật.', 'Theo dõi tiến độ trên trang này.', 'Nhận thưởng đến hết tuần sau.'],
    rules: ['Tính mọi cược slots, thắng hay thua.', 'Cược {times} vòng thưởng trong {days} ngày trước khi rút.'],
  },
  cashback: {
    title: 'Thứ Hai hoàn trả: {rate} casino trực tiếp',
    lead: 'Không ai thắng mãi, nên mỗi thứ Hai chúng tôi hoàn {rate} số bạn thua ở casino trực tiếp.',
    steps: ['Chơi casino trực tiếp từ thứ Hai đến Chủ nhật.', 'Nhận tiền hoàn trên trang này, từ thứ Hai đến Chủ nhật kế tiếp.'],
    rules: [
      'Tối đa {amount} mỗi tuần, khi thua từ {minLoss}.',
      'Tiền cược phải bằng {play} lần số thua.',
      'Không tính phần thua của thưởng.',
      'Cược 1 vòng tiền hoàn trước khi rút.',
    ],
  },
  derby: {
    title: 'Ngày hội Derby: {amount} từ đấu trường',
    lead: 'Một ngày của những trận đá gà lớn: cược {turnover} đá gà hôm nay để nhận {amount}.',
    steps: ['Cược trận đá gà bất kỳ trong ngày derby.', 'Nhận {amount} hôm nay hoặc ngày mai.'],
    rules: ['Tính mọi cược trong ngày, thắng hay thua.', 'Cược quà tặng một vòng trước khi rút.'],
  },
  checkin: {
    title: 'Ghé thăm mỗi ngày',
    lead: 'Ghé mỗi ngày, quà lớn dần: từ {first} ngày đầu đến {amount} ngày thứ bảy.',
    steps: ['Đăng nhập và nhận quà của ngày.', 'Bỏ một ngày là bắt đầu lại.'],
    rules: ['Dành cho thành viên đã nạp tiền.', 'Cược {times} vòng quà tặng trước khi rút.'],
  },
  missions: {
    title: 'Nhiệm vụ trong ngày: {amount}',
    lead: 'Cược tổng cộng {turnover} trong một ngày, ở trò bất kỳ, để nhận {amount}. Mỗi nửa đêm lại có cơ hội mới.',
    steps: ['Chơi trò bất kỳ.', 'Theo dõi tiến độ trên trang này.', 'Nhận hôm nay hoặc ngày mai.'],
    rules: ['Tính mọi cược, thắng hay thua.', 'Cược {times} vòng quà tặng trước khi rút.'],
  },
  fishing: {
    title: 'Mẻ cá trong ngày: {amount}',
    lead: 'Nước đang lên: cược {turnover} ở trò bắn cá trong một ngày để nhận {amount}.',
    steps: ['Vào trò bắn cá bất kỳ.', 'Nhận {amount} hôm nay hoặc ngày mai.'],
    rules: ['Mỗi ngày một lần.', 'Cược quà tặng một vòng trước khi rút.'],
  },
  paskuhan: {
    title: 'Hội đèn Giáng sinh: {amount} mỗi tối',
    lead: 'Chín tối, chín món quà. Cược {turnover} mỗi ngày và thắp một chiếc đèn sao.',
    steps: ['Chơi trò bất kỳ.', 'Nhận quà của ngày, hôm nay hoặc ngày mai.'],
    rules: ['Mỗi ngày một quà.', 'Cược {times} vòng quà tặng trước khi rút.'],
  },
}
