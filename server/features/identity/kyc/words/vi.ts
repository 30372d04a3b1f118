import type { KycWords } from './words.ts'

export const vi: KycWords = {
  fields: {
    idType: 'Loại giấy tờ',
    idNumber: 'Số giấy tờ',
    fullName: 'Họ tên đầy đủ như trên giấy tờ',
    birthday: 'Ngày sinh',
    placeOfBirth: 'Nơi sinh',
    nationality: 'Quốc tịch',
    address: 'Địa chỉ nhà',
    occupation: 'Nghề nghiệp',
    sourceOfIncome: 'Nguồn thu nhập',
    expiryDate: 'Giấy tờ có hiệu lực đến',
    mobileNo: 'Số điện thoại',
    email: 'Địa chỉ e-mail',
  },
  idTypes: {
    PHILSYS: 'Căn cước công dân (PhilSys)',
    PASSPORT: 'Hộ chiếu',
    DRIVERS_LICENSE: 'Giấy phép lái xe',
    UMID: 'Thẻ UMID',
    SSS_ID: 'Thẻ SSS',
    PRC_ID: 'Thẻ PRC',
    POSTAL_ID: 'Thẻ bưu điện',
    VOTERS_ID: 'Thẻ cử tri',
  },
  sides: { FRONT: 'Mặt trước giấy tờ', BACK: 'Mặt sau giấy tờ', SELFIE: 'Ảnh tự chụp cùng giấy tờ' },
  incomes: {
    SALARY: 'Tiền lương',
    BUSINESS: 'Kinh doanh riêng',
    REMITTANCE: 'Kiều hối',
    PENSION: 'Lương hưu',
    SAVINGS: 'Tiền tiết kiệm',
    OTHER: 'Khác',
  },
}
