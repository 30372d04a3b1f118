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
    lead: 'Nhân đôi lần nạp đầu, tối đa ₱5.000. Đó là lời chào của chúng tôi đến mỗi người chơi mới.',
    steps: ['Đăng ký và đăng nhập.', 'Nạp ít nhất ₱200.', 'Thưởng tự vào tài khoản trong năm phút.'],
    rules: [
      'Một lần cho mỗi người, mỗi hộ, mỗi thiết bị.',
      'Cược 15 vòng tiền nạp và thưởng trước khi rút.',
      'Không tính cược xổ số.',
    ],
  },
  second: {
    title: 'Thêm một phần: 50% nữa',
    lead: 'Lần nạp thứ hai được thêm một nửa, tối đa ₱3.000.',
    steps: ['Hoàn thành điều kiện của thưởng đầu.', 'Nạp lại, ít nhất ₱500.'],
    rules: ['Cược 12 vòng tiền nạp và thưởng.', 'Dùng trong bảy ngày.'],
  },
  fiesta: {
    title: 'Lễ hội chiến thắng: giải thưởng ₱500.000',
    lead: 'Một tuần lễ hội slots. Mỗi lần cược có sao, mỗi ngôi sao là một bước lên bảng.',
    steps: ['Mở slot có nhãn lễ hội.', 'Cược từ ₱1 mỗi vòng quay.', 'Theo dõi thứ hạng mỗi tối.'],
    rules: [
      'Mỗi ₱100 tiền cược được một sao.',
      '200 người đứng đầu chia giải: hạng nhất ₱100.000.',
      'Giải được gửi trưa thứ Hai.',
    ],
  },
  freespins: {
    title: 'Thứ Sáu rồi, quay miễn phí!',
    lead: 'Mỗi thứ Sáu, hai mươi vòng quay miễn phí cho trò chơi mới của tuần.',
    steps: ['Cược tổng cộng ₱500 từ thứ Hai đến thứ Năm.', 'Nhận vòng quay vào thứ Sáu, trước nửa đêm.'],
    rules: ['Mỗi vòng quay trị giá ₱1.', 'Cược 5 vòng số tiền thắng.'],
  },
  jackpot: {
    title: 'Vương miện Elena: mỗi giờ một hũ',
    lead: 'Mỗi giờ có một hũ phải nổ. Nữ hoàng Elena giữ vương miện, còn bạn có thể giữ may mắn.',
    steps: ['Chơi Nữ hoàng Elena với mức cược bất kỳ.', 'Xem đồng hồ hũ phía trên trò chơi.'],
    rules: ['₱5.000 đến ₱50.000 mỗi giờ.', 'Giải không cần vòng cược.'],
  },
  cashback: {
    title: 'Thứ Hai hoàn trả: 10% casino trực tiếp',
    lead: 'Không ai thắng mãi, nên mỗi thứ Hai chúng tôi hoàn một phần mười số bạn thua ở casino trực tiếp.',
    steps: ['Chơi casino trực tiếp từ thứ Hai đến Chủ nhật.', 'Tiền hoàn vào tài khoản trưa thứ Hai kế tiếp.'],
    rules: ['Tối đa ₱10.000 mỗi tuần.', 'Thua ròng ít nhất ₱1.000.', 'Cược 1 vòng tiền hoàn.'],
  },
  streak: {
    title: 'Chuỗi thắng baccarat',
    lead: 'Thắng năm, bảy hoặc chín ván liên tiếp, bạn có thêm giải.',
    steps: ['Ngồi vào bàn baccarat bất kỳ.', 'Cược từ ₱50 vào Banker hoặc Player.'],
    rules: ['5 ván: ₱300. 7 ván: ₱1.500. 9 ván: ₱8.888.', 'Ván hòa không làm đứt chuỗi.', 'Mỗi mức một giải mỗi ngày.'],
  },
  parlay: {
    title: 'Cược xiên bóng rổ: thêm đến 30%',
    lead: 'Ghép từ ba trận bóng rổ, tiền thắng của bạn sẽ lớn hơn.',
    steps: ['Lập vé xiên từ ba lựa chọn.', 'Mỗi lựa chọn có tỷ lệ từ 1,50.'],
    rules: ['3 lựa chọn: 5%. 5 lựa chọn: 15%. 8 lựa chọn: 30%.', 'Thêm tối đa ₱20.000 mỗi vé.'],
  },
  derby: {
    title: 'Ngày hội Derby: hoàn 1,2%',
    lead: 'Một ngày của những trận đá gà lớn, một ngày hoàn trả cao hơn cho mọi cược ở đấu trường.',
    steps: ['Cược trận đá gà bất kỳ trong ngày derby.', 'Tiền hoàn vào trước buổi sáng.'],
    rules: ['Chỉ tính cược hợp lệ.', 'Không giới hạn mức hoàn.'],
  },
  checkin: {
    title: 'Ghé thăm mỗi ngày',
    lead: 'Đăng nhập mỗi ngày, quà lớn dần: từ ₱5 ngày đầu đến ₱188 ngày thứ bảy.',
    steps: ['Đăng nhập và chạm vào ngày hôm nay.', 'Bỏ một ngày là bắt đầu lại.'],
    rules: ['Có ít nhất một lần nạp trong tuần.', 'Cược 3 vòng quà tặng.'],
  },
  fishing: {
    title: 'Giờ bắn cá, 8–10 giờ tối',
    lead: 'Hai giờ mỗi tối, mỗi con trùm bạn bắt được tính điểm gấp đôi.',
    steps: ['Vào trò bắn cá bất kỳ từ tám đến mười giờ.', 'Bắt cá trùm để nhận điểm gấp đôi.'],
    rules: ['1.000 điểm đổi được ₱10.', 'Đổi điểm trước khi hết tuần.'],
  },
  birthday: {
    title: 'Quà sinh nhật',
    lead: 'Chút quà cho ngày của bạn: ₱88 đến ₱8.888 theo cấp bậc.',
    steps: ['Điền ngày sinh khi đăng ký.', 'Mở tin nhắn của chúng tôi vào ngày đó.'],
    rules: ['Tài khoản trên 30 ngày.', 'Mỗi năm một lần.'],
  },
  friends: {
    title: 'Rủ bạn cùng chơi: mỗi người ₱188',
    lead: 'Chơi cùng nhau vui hơn. Khi bạn bè tham gia qua liên kết của bạn, cả hai đều có quà.',
    steps: ['Chia sẻ liên kết mời của bạn.', 'Bạn bè đăng ký và chơi ván đầu tiên.'],
    rules: ['Tối đa mười người mỗi tháng.', 'Không dành cho đại lý: họ có liên kết riêng.', 'Cược quà 3 vòng.'],
  },
  missions: {
    title: 'Nhiệm vụ trong tuần',
    lead: 'Năm việc nhỏ, đổi mới mỗi thứ Hai. Mỗi việc xong là một vé rút thăm Chủ nhật.',
    steps: ['Mở nhiệm vụ và chọn một việc.', 'Hoàn thành trước 20 giờ Chủ nhật.'],
    rules: ['Mỗi nhiệm vụ một vé.', 'Rút thăm trực tiếp lúc 21 giờ Chủ nhật.'],
  },
  market: {
    title: 'Cửa hàng điểm: điểm đáng giá hơn',
    lead: 'Đến cuối tháng, mọi thứ trong cửa hàng điểm rẻ hơn một phần năm.',
    steps: ['Tích điểm với mỗi lần cược.', 'Đổi lấy lượt quay miễn phí hoặc thưởng.'],
    rules: ['Mỗi ₱10 tiền cược được một điểm.', 'Điểm không bao giờ hết hạn.'],
  },
  app: {
    title: 'Palaro trên màn hình chính: ₱58',
    lead: 'Chạm một lần là vào. Cài ứng dụng, đăng nhập một lần, quà là của bạn.',
    steps: ['Tải ứng dụng hoặc thêm vào màn hình chính.', 'Mở từ đó và đăng nhập.'],
    rules: ['Một lần cho mỗi thành viên và thiết bị.', 'Cược quà một vòng.'],
  },
  paskuhan: {
    title: 'Hội đèn Giáng sinh: mỗi tối một món quà',
    lead: 'Chín tối, chín món quà. Thắp một chiếc đèn sao mỗi tối và ngắm cả con phố rực sáng.',
    steps: ['Đăng nhập từ 18 giờ đến nửa đêm.', 'Chơi một ván bất kỳ.'],
    rules: ['Mỗi tối một quà.', 'Đủ chín món: thêm ₱999.'],
  },
}
