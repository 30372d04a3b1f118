import type { SiteTexts } from '../keys.ts'

export const helpQuestions: SiteTexts['helpQuestions'] = {
  start: [
    {
      title: 'Có thật là miễn phí không?',
      answer: 'Đúng vậy. Số dư, tiền cược và tiền thắng ở {site} chỉ là tiền chơi, không mua được và không có giá trị bên ngoài.',
    },
    {
      title: 'Chưa có tài khoản có xem được không?',
      answer: 'Được chứ. Hãy xem trò chơi với tư cách khách, hoặc chạm “Chơi thử miễn phí” để có số dư.',
    },
    {
      title: 'Vì sao hỏi tuổi của tôi?',
      answer: 'Trò may rủi chỉ dành cho người lớn, kể cả khi chơi cho vui. Chúng tôi chỉ hỏi một lần khi đăng ký.',
    },
  ],
  deposit: [
    {
      title: 'Tiền nạp chưa vào, phải làm sao?',
      answer: 'Chờ mười phút rồi làm mới số dư. Nếu vẫn chưa có, gửi biên nhận và mã thành viên cho chúng tôi.',
    },
    { title: 'Có mức tối thiểu không?', answer: 'Có: {minDeposit}. Giới hạn của từng cách nạp hiện ra trước khi bạn xác nhận.' },
    {
      title: 'Người khác trả thay được không?',
      answer: 'Không. Người trả phải cùng tên với tài khoản, nếu khác sẽ được hoàn lại.',
    },
  ],
  withdraw: [
    { title: 'Mất bao lâu?', answer: 'Phần lớn xong trong mười lăm phút. Lần đầu có thể lâu hơn vì được kiểm tra bằng tay.' },
    {
      title: 'Vì sao bị trả lại?',
      answer: 'Thường do chưa đủ vòng cược hoặc tên tài khoản ngân hàng khác. Lý do có trong hộp thư của bạn.',
    },
    {
      title: 'Tôi quên mật khẩu thanh toán',
      answer: 'Đặt lại trong trung tâm bảo mật. Để an toàn, lệnh rút sau đó phải chờ 24 giờ.',
    },
  ],
  bonus: [
    {
      title: '“Cược 15 vòng” nghĩa là gì?',
      answer: 'Với thưởng ₱100, bạn cược tổng cộng ₱1.500, mỗi lần bao nhiêu cũng được, rồi thưởng thành tiền mặt.',
    },
    {
      title: 'Nhận hai khoản thưởng cùng lúc được không?',
      answer: 'Lần lượt từng khoản. Khoản thứ hai chờ đến khi khoản đầu dùng hết hoặc hết hạn.',
    },
  ],
  fair: [
    {
      title: 'Hạt giống là gì?',
      answer: 'Một chuỗi ngẫu nhiên dài. Hạt của chúng tôi và của bạn cùng quyết định kết quả, không bên nào tự chọn được.',
    },
    {
      title: 'Tôi đổi hạt giống của mình được không?',
      answer: 'Bất cứ lúc nào giữa hai lần cược. Khi đổi, hạt cũ của máy chủ được công bố để bạn kiểm tra.',
    },
  ],
  account: [
    { title: 'Đổi tên đăng nhập được không?', answer: 'Không. Bạn có thể đổi biệt danh và ảnh trong Tài khoản của tôi.' },
    {
      title: 'Tài khoản của tôi bị khóa',
      answer: 'Sau nhiều lần sai mật khẩu, tài khoản tự mở lại sau mười lăm phút. “Quên mật khẩu” giúp bạn nhanh hơn.',
    },
    {
      title: 'Đóng tài khoản thế nào?',
      answer: 'Tài khoản của tôi → Hồ sơ → Đóng tài khoản. Hãy kết thúc các ván đang chơi trước.',
    },
  ],
  safety: [
    {
      title: 'Có người khác vào tài khoản của tôi',
      answer: 'Đổi mật khẩu, rồi đăng xuất mọi thiết bị khác trong trung tâm bảo mật. Hãy báo cho chúng tôi nữa.',
    },
    {
      title: 'Xác minh hai bước là gì?',
      answer: 'Mã sáu số từ ứng dụng trên điện thoại, hỏi cùng mật khẩu. Bật trong trung tâm bảo mật.',
    },
  ],
  limits: [
    {
      title: 'Đặt giới hạn thế nào?',
      answer: 'Tài khoản của tôi → Chơi có trách nhiệm. Giảm có hiệu lực ngay, tăng phải chờ 24 giờ.',
    },
    {
      title: 'Tôi muốn nghỉ lâu hơn',
      answer: 'Tự loại trừ sáu tháng hoặc lâu hơn. Không ai hủy được trước hạn, kể cả chúng tôi.',
    },
  ],
  agent: [
    {
      title: 'Làm đại lý thế nào?',
      answer: 'Gửi mã thành viên cho chúng tôi. Trong một ngày, chúng tôi trả lời và giải thích điều kiện.',
    },
    { title: 'Khi nào trả hoa hồng?', answer: 'Lương mỗi đêm lúc 2:05, cổ tức vào ngày 1 và 16 hằng tháng.' },
  ],
  contact: [
    { title: 'Hỗ trợ những ngôn ngữ nào?', answer: 'Tagalog, Anh, Trung và Việt. Bạn viết bằng thứ tiếng nào cũng được.' },
    { title: 'Báo sự cố thế nào?', answer: 'Dùng trang góp ý: 140 ký tự và tối đa ba ảnh là đủ để chúng tôi tìm hiểu.' },
  ],
}
