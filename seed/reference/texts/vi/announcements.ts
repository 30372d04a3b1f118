import type { SiteTexts } from '../keys.ts'

export const announcements: SiteTexts['announcements'] = {
  fridays: {
    title: 'Trò chơi mới mỗi thứ Sáu',
    lead: 'Trưa thứ Sáu hằng tuần, sảnh có thêm một trò chơi mới. Tìm nhãn MỚI và chơi thử đầu tiên.',
  },
  withdrawals: {
    title: 'Rút tiền nhanh hơn, mỗi ngày',
    lead: 'Chúng tôi đã rút ngắn khâu kiểm tra. Phần lớn lệnh rút hoàn tất trong mười lăm phút, kể cả cuối tuần.',
  },
  fair: {
    title: 'Xúc xắc công bằng, bạn tự kiểm chứng',
    lead: 'Hạt giống của máy chủ được khóa trước khi bạn cược. Đổi hạt giống, bạn sẽ thấy hạt cũ và kiểm tra được từng lần tung.',
    steps: [
      'Mở Xúc xắc và chạm “Công bằng, kiểm chứng được”.',
      'Đổi hạt giống để lộ hạt cũ.',
      'So sánh mã băm với các lần tung của bạn.',
    ],
  },
  fakes: {
    title: 'Cẩn thận với trang giả mạo',
    lead: '{site} không bao giờ hỏi mật khẩu hay mã SMS qua chat, điện thoại hoặc e-mail. Nếu có người hỏi, đừng cung cấp và hãy báo cho chúng tôi.',
  },
  upkeep: {
    title: 'Bảo trì ngắn, thứ Tư 4:00–5:00 sáng',
    lead: 'Một số trò chơi tạm nghỉ một giờ để chăm sóc máy chủ. Số dư của bạn vẫn an toàn và mọi thứ sẽ tiếp tục sau đó.',
  },
  limits: {
    title: 'Chơi có giới hạn',
    lead: 'Trò chơi là để vui. Hãy đặt thời gian và ngân sách, nghỉ khi mệt, đừng cố gỡ. Chỉ dành cho người từ 18 tuổi.',
  },
  languages: {
    title: 'Bốn ngôn ngữ, một chạm',
    lead: 'Tagalog, English, 中文 và Tiếng Việt: đổi ngôn ngữ ở menu bên bất cứ lúc nào.',
  },
  fiesta: {
    title: 'Lễ hội chiến thắng',
    lead: 'Đến hết Chủ nhật: cược {fiestaTurnover} ở slots trong một tuần để nhận thưởng {fiestaAmount}.',
    rules: ['Tính mọi cược slots, thắng hay thua.', 'Nhận thưởng ở trang khuyến mãi.'],
  },
  welcome: {
    title: 'Chào mừng bạn đến {site}!',
    lead: 'Cảm ơn bạn đã ghé thăm. Hãy chơi thử miễn phí trước, hoặc đăng ký trong một phút. Chỉ để giải trí, không dùng tiền thật.',
  },
  stars: { title: 'Lễ hội đang diễn ra', lead: 'Cược {fiestaTurnover} ở slots trong một tuần để nhận thưởng {fiestaAmount}.' },
  weekend: {
    title: 'Cuối tuần bên vòng quay',
    lead: 'Đỏ hay đen, chẵn hay lẻ: đặt chip vào Roulette do chính Palaro làm. Lượt quay nào cũng kiểm chứng được.',
  },
  perlas: { title: 'Đang nóng: Ngọc trai phương Đông', lead: 'Bốn hũ lớn, một viên ngọc. Ba vỏ sò mở ra kho báu.' },
  crash: {
    title: 'Đang nóng: Phóng tên lửa',
    lead: 'Mọi người chơi cùng một ván. Hệ số tăng dần cho đến khi nổ: hãy rút tiền trước lúc đó.',
  },
  dice: {
    title: 'Xúc xắc: nhà Palaro làm, RTP 99%',
    lead: 'Chọn cơ hội và tung. Nhanh, đơn giản, kết quả nào cũng kiểm chứng được.',
  },
  schedule: {
    title: 'Lịch trả hoa hồng và lương đại lý',
    lead: 'Lương trả hằng ngày lúc 2:05 sáng. Cổ tức trả vào ngày 1 và 16 hằng tháng, giờ Manila.',
  },
  invite: {
    title: 'Ba lời khuyên khi mời người chơi',
    lead: 'Lời mời tốt là lời mời thật lòng và rõ ràng.',
    steps: ['Cho xem trò chơi miễn phí trước khi đăng ký.', 'Gửi mã của chính bạn.', 'Nói rõ chỉ dành cho người từ 18 tuổi.'],
  },
}
