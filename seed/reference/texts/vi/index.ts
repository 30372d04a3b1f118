import type { SiteTexts } from '../keys.ts'
import { announcements } from './announcements.ts'
import { help } from './help.ts'
import { helpQuestions } from './help-questions.ts'
import { promotionCategories, promotions } from './promotions.ts'

export const vi: SiteTexts = {
  headings: { steps: 'Các bước', rules: 'Thể lệ', notes: 'Lưu ý' },
  announcements,
  promotionCategories,
  promotions,
  help,
  helpQuestions,
  inbox: {
    hello: {
      subject: 'Chào mừng bạn đến {site}',
      content: '<p>Chào {name}! Rất vui vì bạn ở đây. Hãy thử các trò đang nóng và thả tim cho trò bạn thích.</p>',
    },
    deposit: { subject: 'Tiền nạp đã vào', content: '<p><strong>{amount}</strong> đã vào số dư. Chúc bạn chơi vui!</p>' },
    bonus: {
      subject: 'Bạn có thưởng',
      content: '<p>Chúng tôi đã tặng bạn <strong>{amount}</strong>. Xem vòng cược ở mục Khuyến mãi.</p>',
    },
    withdrawal: {
      subject: 'Lệnh rút đã được gửi',
      content: '<p><strong>{amount}</strong> đã được duyệt và chuyển đi. Cảm ơn bạn đã chờ.</p>',
    },
    win: { subject: 'Thắng lớn rồi!', content: '<p>Bạn thắng <strong>{amount}</strong> ở {game}. Chúc mừng {name}!</p>' },
    fiesta: {
      subject: 'Mời bạn dự Lễ hội chiến thắng',
      content: '<p>Lễ hội kéo dài đến Chủ nhật. Mỗi ₱100 cược slots được một sao. Tham gia ngay!</p>',
    },
    login: {
      subject: 'Đăng nhập mới',
      content: '<p>Có người đăng nhập tài khoản của bạn trên thiết bị mới. Nếu không phải bạn, hãy đổi mật khẩu ngay.</p>',
    },
    vip: { subject: 'Sắp lên cấp rồi', content: '<p>Chỉ một chút nữa thôi, {name}. Chơi tiếp là lên cấp.</p>' },
    survey: { subject: 'Bạn thấy thế nào?', content: '<p>Chỉ hai phút: cho chúng tôi biết bạn thích gì và cần sửa gì.</p>' },
    upkeep: {
      subject: 'Bảo trì thứ Tư',
      content: '<p>Từ 4:00 đến 5:00 sáng, một số trò chơi tạm nghỉ. Số dư của bạn vẫn an toàn.</p>',
    },
  },
  banners: {
    fiesta: { kicker: 'ĐẾN HẾT CHỦ NHẬT', title: 'Lễ hội chiến thắng', action: 'Tham gia ngay' },
    welcome: { kicker: 'NGƯỜI MỚI', title: 'Nhân đôi lần nạp đầu', action: 'Nhận thưởng' },
    sabong: { kicker: 'TRỰC TIẾP MỖI ĐÊM', title: 'Đá gà từ đấu trường', action: 'Xem ngay' },
    invite: { kicker: 'VUI CÙNG NHAU', title: 'Rủ bạn cùng chơi', action: 'Mời bạn' },
    login: { kicker: 'Trò chơi bạn thích đang chờ.', title: 'Mời bạn vào.', action: '' },
    login_fair: { kicker: 'Lần tung nào cũng kiểm chứng được.', title: 'Công bằng tuyệt đối.', action: '' },
    register: { kicker: 'Chỉ một phút thôi.', title: 'Cùng tham gia nào.', action: '' },
    register_trial: { kicker: 'Không đăng ký, không trả tiền.', title: 'Chơi thử miễn phí.', action: '' },
    hot_perlas: { kicker: 'BỐN HŨ LỚN', title: 'Ngọc trai phương Đông', action: 'Chơi' },
    hot_carp: { kicker: 'ĐIỂM GẤP ĐÔI 8–10 GIỜ TỐI', title: 'Cá chép vàng', action: 'Bắn cá' },
    new_mayon: { kicker: 'MỚI', title: 'Núi lửa Mayon', action: 'Chơi thử' },
    new_jeepney: { kicker: 'MỚI', title: 'Cyber Jeepney', action: 'Chơi thử' },
    new_parol: { kicker: 'MỚI', title: 'Parol Party', action: 'Chơi thử' },
    new_agila: { kicker: 'MỚI', title: 'Wild Agila', action: 'Chơi thử' },
    new_turtle: { kicker: 'MỚI', title: 'Dragon Turtle Deep', action: 'Chơi thử' },
    new_perya: { kicker: 'MỚI', title: 'Perya Wheel', action: 'Chơi thử' },
    menu: { kicker: 'MỖI NGÀY', title: 'Ghé thăm là có quà', action: 'Xem' },
    menu_friends: { kicker: 'BẠN BÈ', title: 'Cùng chơi càng vui', action: 'Mời bạn' },
    wide_fiesta: { kicker: 'ĐẾN HẾT CHỦ NHẬT', title: 'Lễ hội chiến thắng: ₱500.000', action: 'Tham gia ngay' },
    wide_welcome: { kicker: 'NGƯỜI MỚI', title: 'Chào mừng 100%', action: 'Nhận thưởng' },
    life: { kicker: 'CHUYỆN PALARO', title: 'Chuyện của người thắng', action: 'Đọc' },
    life_limits: { kicker: 'CHUYỆN PALARO', title: 'Chơi có giới hạn', action: 'Tìm hiểu' },
  },
}
