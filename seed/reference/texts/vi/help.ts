import type { SiteTexts } from '../keys.ts'

export const help: SiteTexts['help'] = {
  start: {
    title: 'Bắt đầu',
    lead: '{site} là để giải trí. Ở đây không dùng tiền thật.',
    steps: ['Chạm Đăng ký và điền biểu mẫu.', 'Xác minh số điện thoại nếu được hỏi.', 'Chọn trò chơi và chạm Chơi.'],
    rules: ['Chỉ dành cho người từ 18 tuổi.', 'Mỗi người một tài khoản.'],
  },
  deposit: {
    title: 'Cách nạp tiền',
    lead: 'Tiền nạp vào số dư ngay, thường trong năm phút.',
    steps: [
      'Chạm Nạp tiền ở cuối màn hình.',
      'Chọn cách nạp và số tiền, từ {minDeposit}.',
      'Làm theo hướng dẫn đến khi thấy biên nhận.',
    ],
    rules: ['Người trả tiền phải cùng tên với tài khoản.', 'Giữ biên nhận đến khi tiền vào.'],
  },
  withdraw: {
    title: 'Cách rút tiền',
    lead: 'Mỗi lệnh rút đều được kiểm tra, phần lớn xong trong mười lăm phút.',
    steps: [
      'Thêm tài khoản ngân hàng trong Tài khoản của tôi.',
      'Nhập số tiền, từ {minWithdraw}.',
      'Xác nhận bằng mật khẩu thanh toán.',
    ],
    rules: ['Phải hoàn thành vòng cược yêu cầu.', 'Khi còn đang xét, bạn có thể hủy lệnh từ biên nhận nếu trang cho phép.'],
  },
  bonus: {
    title: 'Thưởng và vòng cược',
    lead: 'Mỗi khoản thưởng đi kèm vòng cược. Phần còn lại hiện trong ví của bạn.',
    rules: ['Dùng thưởng trước, tiền của bạn sau.', 'Thưởng hết hạn sẽ mất.'],
  },
  fair: {
    title: 'Chơi công bằng',
    lead: 'Với trò chơi nhà Palaro, bạn chứng minh được mọi kết quả từ hạt giống máy chủ, hạt giống của bạn và số thứ tự lần cược.',
    steps: ['Ghi lại mã băm trước khi cược.', 'Đổi hạt giống để lộ hạt cũ.', 'Tính lại kết quả và so sánh.'],
  },
  account: {
    title: 'Tài khoản và mật khẩu',
    lead: 'Đổi mật khẩu trong Cài đặt. Nếu quên, chạm Quên mật khẩu ở màn hình đăng nhập.',
    rules: ['Mật khẩu dài 6 đến 16 ký tự.', 'Nhập sai nhiều lần sẽ tạm khóa tài khoản.'],
  },
  safety: {
    title: 'An toàn',
    lead: 'Đăng nhập được mã hóa, và bạn thấy được lần đăng nhập gần nhất.',
    rules: ['Không đưa mã SMS cho bất kỳ ai.', 'Đăng xuất trên thiết bị không phải của bạn.'],
  },
  limits: {
    title: 'Chơi có trách nhiệm',
    lead: 'Khi không còn vui, đã đến lúc nghỉ. Chúng tôi có thể đóng tài khoản của bạn tạm thời hoặc vĩnh viễn.',
    steps: ['Đặt ngân sách trước khi chơi.', 'Nghỉ mỗi giờ một lần.', 'Hãy nói với chúng tôi khi cần giúp.'],
  },
  agent: {
    title: 'Chương trình đại lý',
    lead: 'Đại lý có mã riêng và nhận hoàn trả từ tiền cược của đội.',
    rules: ['Chỉ tính cược hợp lệ.', 'Không tính tài khoản chơi thử.'],
  },
  contact: {
    title: 'Liên hệ',
    lead: 'Chúng tôi trực ngày đêm, qua chat trực tuyến và trong mục Tin nhắn.',
    rules: ['Chuẩn bị sẵn mã thành viên.', 'Chúng tôi không bao giờ hỏi mật khẩu.'],
  },
}
