import type { LetterTexts } from './letters.ts'

export const vi: LetterTexts = {
  'deposit.credited': {
    subject: 'Tiền nạp đã vào',
    content:
      '<p>Chúng tôi đã xem lệnh nạp {number} lúc {at} của bạn: <strong>{amount}</strong> đã vào số dư. Chúc bạn chơi vui!</p>',
  },
  'deposit.rejected': {
    subject: 'Lệnh nạp không được chấp nhận',
    content:
      '<p>Chúng tôi không thể chấp nhận lệnh nạp {number} lúc {at} với số tiền <strong>{amount}</strong>.</p><p>Lý do: {reason}</p><p>Nếu bạn đã thanh toán, hãy nhắn chăm sóc khách hàng kèm mã số trên.</p>',
  },
  'deposit.reopened': {
    subject: 'Bạn có thể nạp tiền lại',
    content:
      '<p>Việc nạp tiền của bạn đã tạm dừng sau nhiều lần thanh toán không thành công. Chúng tôi đã kiểm tra và bạn có thể nạp lại.</p>',
  },
  'withdrawal.approved': {
    subject: 'Lệnh rút đã được duyệt',
    content: '<p>Lệnh rút {number} lúc {at} với số tiền <strong>{amount}</strong> đã được duyệt. Chúng tôi đang chuyển tiền.</p>',
  },
  'withdrawal.paid': {
    subject: 'Lệnh rút đã được chuyển',
    content:
      '<p><strong>{amount}</strong> đang được chuyển đến tài khoản của bạn (lệnh rút {number} lúc {at}). Cảm ơn bạn đã chờ.</p>',
  },
  'withdrawal.cancelled': {
    subject: 'Bạn đã hủy một lệnh rút tiền',
    content:
      '<p>Lệnh rút tiền {number} lúc {at} đã được hủy, và <strong>{amount}</strong> đã trở lại số dư của bạn.</p><p>Không phải bạn? Hãy đổi mật khẩu trong Trung tâm bảo mật và liên hệ chăm sóc khách hàng.</p>',
  },
  'withdrawal.rejected': {
    subject: 'Lệnh rút không được duyệt',
    content:
      '<p>Chúng tôi không thể duyệt lệnh rút {number} lúc {at}. <strong>{amount}</strong> đã trở lại số dư của bạn.</p><p>Lý do: {reason}</p><p>Hãy sửa lại rồi gửi lệnh mới, hoặc nhắn chăm sóc khách hàng.</p>',
  },
  'kyc.approved': {
    subject: 'Danh tính của bạn đã được xác minh',
    content: '<p>Chúng tôi đã xem giấy tờ của bạn: danh tính đã được xác minh. Bạn không cần làm lại.</p>',
  },
  'kyc.rejected': {
    subject: 'Xác minh danh tính của bạn không được chấp nhận',
    content:
      '<p>Chúng tôi không thể xác minh danh tính của bạn bằng những gì bạn đã gửi.</p><p>Lý do: {reason}</p><p>Hãy sửa lại tại Trung tâm bảo mật → Xác minh danh tính rồi gửi lại.</p>',
  },
  'kyc.taken-back': {
    subject: 'Vui lòng xác minh lại danh tính của bạn',
    content:
      '<p>Chúng tôi đã thu hồi việc phê duyệt xác minh danh tính của bạn.</p><p>Lý do: {reason}</p><p>Cho đến khi chúng tôi duyệt lần gửi mới, bạn không thể làm những việc cần danh tính đã xác minh, ví dụ rút tiền nếu trang yêu cầu. Số dư vẫn ở trong tài khoản của bạn. Hãy vào Trung tâm bảo mật → Xác minh danh tính, sửa lại rồi gửi lại; nếu bạn cho rằng có nhầm lẫn, hãy liên hệ chăm sóc khách hàng.</p>',
  },
  'bonus.granted': {
    subject: 'Bạn được thưởng {amount}',
    content:
      '<p><strong>{amount}</strong> từ “{promotion}” đã vào số dư. Xem phần còn phải cược trước khi rút ở trang Rút tiền.</p>',
  },
  'bonus.withheld': {
    subject: 'Không thể cộng thưởng cho bạn',
    content:
      '<p>Khoản nạp {number} đã vào số dư của bạn nhưng không kèm thưởng “{promotion}”: mỗi lúc chỉ có một khoản thưởng đang mở, và mỗi ưu đãi chỉ được nhận theo số lần ghi trong điều khoản.</p>',
  },
  'reward.claimed': {
    subject: 'Bạn đã nhận {amount}',
    content:
      '<p><strong>{amount}</strong> từ “{promotion}” đã vào số dư. Hãy cược tổng cộng {turnover} trước khi rút; trang Rút tiền cho biết còn lại bao nhiêu.</p>',
  },
  'reward.given': {
    subject: 'Bạn nhận được {amount}',
    content: '<p><strong>{amount}</strong> từ “{promotion}” đã vào số dư. Tiền này là của bạn: không cần cược trước khi rút.</p>',
  },
  'rain.soon': {
    subject: 'Sắp có mưa lì xì: {at}',
    content:
      '<p>“{promotion}” bắt đầu lúc <strong>{at}</strong>. Hãy mở trang trước một chút: lì xì rơi trong 30 giây, và phần bạn nhận không phụ thuộc vào tốc độ.</p>',
  },
  'board.won': {
    subject: 'Bạn đã thắng {amount}',
    content:
      '<p>Bạn đứng hạng <strong>{place}</strong> trên bảng xếp hạng “{promotion}”. Hãy nhận <strong>{amount}</strong> ở trang Khuyến mãi trước {until}.</p>',
  },
  'bet.lucky': {
    subject: 'Vé cược của bạn may mắn: {amount}',
    content:
      '<p>Vé cược <strong>{bet}</strong> đã may mắn trong “{promotion}” và thắng <strong>{amount}</strong>. Hãy nhận ở trang Khuyến mãi trước {until}.</p>',
  },
  'gift.given': {
    subject: 'Quà dành cho bạn: {amount}',
    content: '<p>“{promotion}”: <strong>{amount}</strong> dành cho bạn. Hãy nhận ở trang Khuyến mãi trước {until}.</p>',
  },
  'order.sent': {
    subject: 'Đơn của bạn đang được giao',
    content: '<p>Chúng tôi đã gửi “{promotion}” cho bạn. Cảm ơn bạn đã chơi.</p>',
  },
  'order.followed': {
    subject: 'Đơn của bạn đang được giao',
    content: '<p>Chúng tôi đã gửi “{promotion}” cho bạn. Bạn có thể theo dõi bằng: <strong>{note}</strong>.</p>',
  },
  'order.cancelled': {
    subject: 'Đơn của bạn đã bị hủy',
    content:
      '<p>Chúng tôi không gửi được “{promotion}” cho bạn: {reason}. <strong>{points}</strong> điểm của bạn đã trở lại trung tâm đổi thưởng.</p>',
  },
  'rank.reached': {
    subject: 'Bạn đã lên hạng mới',
    content:
      '<p>Chúc mừng! Tiền nạp và cược tháng này đưa bạn lên hạng <strong>{rank}</strong>. Bạn giữ hạng đến hết tháng sau, và lâu hơn nếu đạt lại. Quyền lợi có trong phòng VIP.</p>',
  },
  'rank.fallen': {
    subject: 'Hạng của bạn đã thay đổi',
    content:
      '<p>Tiền nạp và cược tháng trước chưa đạt lại hạng cũ, nên hạng của bạn nay là <strong>{rank}</strong>. Bạn không cần làm gì: hạng thay đổi theo tháng, và những gì đã nhận vẫn là của bạn.</p>',
  },
  'bonus.released': {
    subject: 'Tiền thưởng đã là của bạn',
    content: '<p>Bạn đã chơi đủ “{promotion}”: <strong>{amount}</strong> trong đó giờ là tiền của bạn.</p>',
  },
  'bonus.forfeited': {
    subject: 'Bạn đã từ bỏ một khoản thưởng',
    content:
      '<p>Bạn đã từ bỏ “{promotion}”. Chúng tôi đã thu lại <strong>{amount}</strong>; bạn không cần chơi thêm cho khoản này.</p>',
  },
  'bonus.expired': {
    subject: 'Một khoản thưởng đã hết hạn',
    content:
      '<p>Thời hạn chơi “{promotion}” đã hết. Chúng tôi đã thu lại <strong>{amount}</strong>; bạn không cần chơi thêm cho khoản này.</p>',
  },
  'adjustment.given': {
    subject: 'Chúng tôi đã cộng {amount} vào số dư',
    content: '<p>Chúng tôi đã cộng <strong>{amount}</strong> vào số dư của bạn.</p><p>Lý do: {reason}</p>',
  },
  'adjustment.taken': {
    subject: 'Chúng tôi đã điều chỉnh số dư của bạn',
    content:
      '<p>Chúng tôi đã trừ <strong>{amount}</strong> khỏi số dư của bạn.</p><p>Lý do: {reason}</p><p>Nếu bạn cho rằng có nhầm lẫn, hãy nhắn chăm sóc khách hàng.</p>',
  },
  'bet.voided': {
    subject: 'Một lượt cược của bạn đã bị hủy',
    content:
      '<p>Chúng tôi đã hủy lượt cược {number} của bạn tại {game} lúc {at}: lượt cược được xem như chưa từng đặt và tiền cược {stake} đã được hoàn lại. Số dư của bạn thay đổi <strong>{amount}</strong>.</p><p>Lý do: {reason}</p><p>Nếu bạn cho rằng có nhầm lẫn, hãy liên hệ chăm sóc khách hàng và nêu mã số ở trên.</p>',
  },
  'bet.resettled': {
    subject: 'Kết quả một lượt cược của bạn đã được sửa',
    content:
      '<p>Chúng tôi đã quyết toán lại lượt cược {number} của bạn tại {game} lúc {at}: tiền thắng là {now} thay vì {before}. Số dư của bạn thay đổi <strong>{amount}</strong>.</p><p>Lý do: {reason}</p><p>Nếu bạn cho rằng có nhầm lẫn, hãy liên hệ chăm sóc khách hàng và nêu mã số ở trên.</p>',
  },
  'contract.offered': {
    subject: 'Có hợp đồng đang chờ bạn trả lời',
    content:
      '<p>{who} đề nghị bạn một hợp đồng: <strong>{kind}</strong>. Xem điều khoản tại Trung tâm đại lý → Hợp đồng, rồi chấp nhận hoặc từ chối.</p>',
  },
  'contract.signed': {
    subject: 'Hợp đồng đã được ký',
    content: '<p>Hợp đồng <strong>{kind}</strong> với {who} đã được ký, có hiệu lực từ {at}.</p>',
  },
  'contract.declined': {
    subject: 'Đề nghị của bạn bị từ chối',
    content: '<p>{who} từ chối đề nghị <strong>{kind}</strong> của bạn. Thỏa thuận cũ vẫn tiếp tục; bạn có thể đề nghị lại.</p>',
  },
  'contract.assigned': {
    subject: 'Lương tức thời của bạn đã thay đổi',
    content: '<p>{who} đã đặt <strong>{kind}</strong> cho bạn, có hiệu lực từ {at}; tỷ lệ nằm ở Trung tâm đại lý → Hợp đồng.</p>',
  },
  'contract.ending': {
    subject: 'Có yêu cầu chấm dứt hợp đồng',
    content:
      '<p>{who} yêu cầu chấm dứt hợp đồng <strong>{kind}</strong>. Hợp đồng vẫn tiếp tục đến khi bạn đồng ý: trả lời tại Trung tâm đại lý → Hợp đồng.</p>',
  },
  'contract.ended': {
    subject: 'Hợp đồng đã kết thúc',
    content: '<p>Hợp đồng <strong>{kind}</strong> với {who} kết thúc, không còn tính từ {at}.</p>',
  },
  'contract.moved': {
    subject: 'Một hợp đồng kết thúc do chuyển tuyến',
    content:
      '<p>Hợp đồng <strong>{kind}</strong> với {who} đã kết thúc lúc {at}: đại lý được trả đã chuyển sang tuyến trên khác.</p><p>Phần đã kiếm được đến lúc đó vẫn được tính và trả như trước. Tuyến trên mới có thể đề nghị hợp đồng mới.</p>',
  },
  'contract.ratio-gone': {
    subject: 'Một tỷ lệ kết thúc do chuyển tuyến',
    content:
      '<p>Hợp đồng <strong>{kind}</strong> với {who} đã kết thúc lúc {at}: một đại lý phía trên đã chuyển tuyến, và tỷ lệ mà nó dựa vào không còn nữa.</p><p>Phần đã kiếm được đến lúc đó vẫn được trả. Khi đại lý phía trên có tỷ lệ trở lại, đại lý đó có thể đặt tỷ lệ mới.</p>',
  },
  'contract.short': {
    subject: 'Lương của bạn chưa được trả đủ',
    content:
      '<p>Trong khoản lương <strong>{amount}</strong> cho kỳ bắt đầu {at} còn thiếu một phần: số dư của người trả không đủ. Phần còn lại sẽ tự động được trả khi có tiền.</p>',
  },
  'contract.owed': {
    subject: 'Bạn còn nợ lương đội của mình',
    content:
      '<p>Số dư của bạn không đủ trả khoản lương <strong>{amount}</strong> cho đại lý cấp dưới của kỳ bắt đầu {at}. Hãy nạp tiền, khoản này sẽ tự động được trả.</p>',
  },
  'member.unlocked': {
    subject: 'Tài khoản của bạn đã mở lại',
    content:
      '<p>Chúng tôi đã mở lại tài khoản của bạn. Bạn có thể đăng nhập và chơi như trước.</p><p>Mật khẩu của bạn không đổi. Nếu bạn thấy thư này bất ngờ, hãy đổi mật khẩu và nhắn chăm sóc khách hàng.</p>',
  },
  'wallet.locked': {
    subject: 'Một số lệnh chuyển tiền của bạn tạm dừng',
    content:
      '<p>Chúng tôi tạm dừng chuyển tiền vào và ra <strong>{wallet}</strong> để kiểm tra. Tiền của bạn vẫn an toàn.</p><p>Nếu có thắc mắc, hãy nhắn chăm sóc khách hàng.</p>',
  },
  'wallet.unlocked': {
    subject: 'Bạn có thể chuyển tiền trở lại',
    content: '<p>Bạn có thể chuyển tiền vào và ra <strong>{wallet}</strong> trở lại. Cảm ơn bạn đã chờ.</p>',
  },
  'house.welcome': {
    subject: 'Chào mừng bạn đến {site}',
    content: '<p>Chào {member}! Rất vui vì bạn ở đây. Hãy thử các trò đang nóng và thả tim cho trò bạn thích.</p>',
  },
  'house.bonus': {
    subject: 'Bạn có thưởng',
    content: '<p>Chúng tôi đã tặng bạn <strong>{amount}</strong>. Xem vòng cược ở mục Khuyến mãi.</p>',
  },
  'house.win': {
    subject: 'Thắng lớn rồi!',
    content: '<p>Bạn thắng <strong>{amount}</strong> ở {game}. Chúc mừng {member}!</p>',
  },
  'house.fiesta': {
    subject: 'Mời bạn dự Lễ hội chiến thắng',
    content: '<p>Lễ hội kéo dài đến Chủ nhật. Phần thưởng cho slots có ở trang khuyến mãi. Tham gia ngay!</p>',
  },
  'house.new-login': {
    subject: 'Đăng nhập mới',
    content: '<p>Có người đăng nhập tài khoản của bạn trên thiết bị mới. Nếu không phải bạn, hãy đổi mật khẩu ngay.</p>',
  },
  'house.level': { subject: 'Sắp lên cấp rồi', content: '<p>Chỉ một chút nữa thôi, {member}. Chơi tiếp là lên cấp.</p>' },
  'house.survey': {
    subject: 'Bạn thấy thế nào?',
    content: '<p>Chỉ hai phút: cho chúng tôi biết bạn thích gì và cần sửa gì.</p>',
  },
  'house.upkeep': {
    subject: 'Bảo trì thứ Tư',
    content: '<p>Từ 4:00 đến 5:00 sáng, một số trò chơi tạm nghỉ. Số dư của bạn vẫn an toàn.</p>',
  },
}
