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
  banners: {
    fiesta: { kicker: 'ĐẾN HẾT CHỦ NHẬT', title: 'Lễ hội chiến thắng', action: 'Tham gia ngay' },
    welcome: { kicker: 'NGƯỜI MỚI', title: 'Nhân đôi lần nạp đầu', action: 'Nhận thưởng' },
    crash: { kicker: 'MỌI NGƯỜI CÙNG MỘT VÁN', title: 'Phóng tên lửa: rút đúng lúc', action: 'Chơi' },
    invite: { kicker: 'VUI CÙNG NHAU', title: 'Rủ bạn cùng chơi', action: 'Mời bạn' },
    login: { kicker: 'Trò chơi bạn thích đang chờ.', title: 'Mời bạn vào.', action: '' },
    login_fair: { kicker: 'Lần tung nào cũng kiểm chứng được.', title: 'Công bằng tuyệt đối.', action: '' },
    register: { kicker: 'Chỉ một phút thôi.', title: 'Cùng tham gia nào.', action: '' },
    register_trial: { kicker: 'Không đăng ký, không trả tiền.', title: 'Chơi thử miễn phí.', action: '' },
    hot_perlas: { kicker: 'BỐN HŨ LỚN', title: 'Ngọc trai phương Đông', action: 'Chơi' },
    hot_mines: { kicker: 'TỚI 24 QUẢ MÌN', title: 'Dò mìn', action: 'Chơi' },
    new_mayon: { kicker: 'MỚI', title: 'Núi lửa Mayon', action: 'Chơi thử' },
    new_jeepney: { kicker: 'MỚI', title: 'Cyber Jeepney', action: 'Chơi thử' },
    new_parol: { kicker: 'MỚI', title: 'Parol Party', action: 'Chơi thử' },
    new_agila: { kicker: 'MỚI', title: 'Wild Agila', action: 'Chơi thử' },
    new_datu: { kicker: 'MỚI', title: 'Crown of the Datu', action: 'Chơi thử' },
    new_wheel: { kicker: 'MỚI', title: 'Vòng quay', action: 'Chơi thử' },
    menu: { kicker: 'MỖI NGÀY', title: 'Ghé thăm là có quà', action: 'Xem' },
    menu_friends: { kicker: 'BẠN BÈ', title: 'Cùng chơi càng vui', action: 'Mời bạn' },
    menu_app: { kicker: 'ỨNG DỤNG', title: 'Palaro trên màn hình chính', action: 'Tải về' },
    menu_points: { kicker: 'ĐIỂM', title: 'Mỗi cược đều có điểm', action: 'Đổi điểm' },
    wide_fiesta: { kicker: 'ĐẾN HẾT CHỦ NHẬT', title: 'Lễ hội slots', action: 'Tham gia ngay' },
    wide_welcome: { kicker: 'NGƯỜI MỚI', title: 'Chào mừng 100%', action: 'Nhận thưởng' },
    life: { kicker: 'CHUYỆN PALARO', title: 'Chuyện của người thắng', action: 'Đọc' },
    life_limits: { kicker: 'CHUYỆN PALARO', title: 'Chơi có giới hạn', action: 'Tìm hiểu' },
  },
}
