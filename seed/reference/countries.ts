/** Countries a member may come from: dialling code, currency, and the length of a mobile number without the code. */
export interface CountrySeed {
  code: string
  name: string
  diallingCode: string
  currency: string
  currencySymbol: string
  currencyPosition: 'F' | 'B'
  minLength: number
  maxLength: number
  sortIndex: number
}

/** ISO code, name, dialling code, currency, symbol, symbol position, digits. The first are listed first. */
const ROWS: readonly (readonly [string, string, string, string, string, 'F' | 'B', number, number])[] = [
  ['PH', 'Philippines', '63', 'PHP', '₱', 'F', 10, 11],
  ['VN', 'Vietnam', '84', 'VND', '₫', 'B', 9, 10],
  ['CN', 'China', '86', 'CNY', '¥', 'F', 11, 11],
  ['HK', 'Hong Kong', '852', 'HKD', 'HK$', 'F', 8, 8],
  ['MO', 'Macao', '853', 'MOP', 'MOP$', 'F', 8, 8],
  ['TW', 'Taiwan', '886', 'TWD', 'NT$', 'F', 9, 10],
  ['SG', 'Singapore', '65', 'SGD', 'S$', 'F', 8, 8],
  ['MY', 'Malaysia', '60', 'MYR', 'RM', 'F', 9, 11],
  ['TH', 'Thailand', '66', 'THB', '฿', 'F', 9, 10],
  ['ID', 'Indonesia', '62', 'IDR', 'Rp', 'F', 9, 12],
  ['KH', 'Cambodia', '855', 'KHR', '៛', 'B', 8, 10],
  ['LA', 'Laos', '856', 'LAK', '₭', 'B', 8, 11],
  ['MM', 'Myanmar', '95', 'MMK', 'K', 'B', 8, 10],
  ['BN', 'Brunei', '673', 'BND', 'B$', 'F', 7, 7],
  ['JP', 'Japan', '81', 'JPY', '¥', 'F', 10, 11],
  ['KR', 'South Korea', '82', 'KRW', '₩', 'F', 9, 11],
  ['IN', 'India', '91', 'INR', '₹', 'F', 10, 10],
  ['BD', 'Bangladesh', '880', 'BDT', '৳', 'F', 10, 11],
  ['PK', 'Pakistan', '92', 'PKR', '₨', 'F', 10, 11],
  ['LK', 'Sri Lanka', '94', 'LKR', 'Rs', 'F', 9, 10],
  ['NP', 'Nepal', '977', 'NPR', 'रू', 'F', 10, 10],
  ['AE', 'United Arab Emirates', '971', 'AED', 'AED', 'B', 9, 10],
  ['SA', 'Saudi Arabia', '966', 'SAR', 'SAR', 'B', 9, 10],
  ['QA', 'Qatar', '974', 'QAR', 'QAR', 'B', 8, 8],
  ['KW', 'Kuwait', '965', 'KWD', 'KWD', 'B', 8, 8],
  ['BH', 'Bahrain', '973', 'BHD', 'BHD', 'B', 8, 8],
  ['OM', 'Oman', '968', 'OMR', 'OMR', 'B', 8, 8],
  ['TR', 'Türkiye', '90', 'TRY', '₺', 'F', 10, 11],
  ['AU', 'Australia', '61', 'AUD', 'A$', 'F', 9, 10],
  ['NZ', 'New Zealand', '64', 'NZD', 'NZ$', 'F', 8, 10],
  ['US', 'United States', '1', 'USD', '$', 'F', 10, 10],
  ['CA', 'Canada', '1', 'CAD', 'C$', 'F', 10, 10],
  ['MX', 'Mexico', '52', 'MXN', 'MX$', 'F', 10, 10],
  ['BR', 'Brazil', '55', 'BRL', 'R$', 'F', 10, 11],
  ['AR', 'Argentina', '54', 'ARS', 'AR$', 'F', 10, 11],
  ['CL', 'Chile', '56', 'CLP', 'CL$', 'F', 9, 9],
  ['PE', 'Peru', '51', 'PEN', 'S/', 'F', 9, 9],
  ['CO', 'Colombia', '57', 'COP', 'CO$', 'F', 10, 10],
  ['GB', 'United Kingdom', '44', 'GBP', '£', 'F', 10, 11],
  ['IE', 'Ireland', '353', 'EUR', '€', 'B', 9, 10],
  ['DE', 'Germany', '49', 'EUR', '€', 'B', 10, 12],
  ['FR', 'France', '33', 'EUR', '€', 'B', 9, 10],
  ['ES', 'Spain', '34', 'EUR', '€', 'B', 9, 9],
  ['IT', 'Italy', '39', 'EUR', '€', 'B', 9, 11],
  ['PT', 'Portugal', '351', 'EUR', '€', 'B', 9, 9],
  ['NL', 'Netherlands', '31', 'EUR', '€', 'B', 9, 10],
  ['MT', 'Malta', '356', 'EUR', '€', 'B', 8, 8],
  ['CW', 'Curaçao', '599', 'XCG', 'Cg', 'F', 7, 8],
  ['NG', 'Nigeria', '234', 'NGN', '₦', 'F', 10, 11],
  ['KE', 'Kenya', '254', 'KES', 'KSh', 'F', 9, 10],
  ['ZA', 'South Africa', '27', 'ZAR', 'R', 'F', 9, 10],
]

export const COUNTRIES: readonly CountrySeed[] = ROWS.map(
  ([code, name, diallingCode, currency, currencySymbol, currencyPosition, minLength, maxLength], index) => ({
    code,
    name,
    diallingCode,
    currency,
    currencySymbol,
    currencyPosition,
    minLength,
    maxLength,
    sortIndex: index + 1,
  }),
)
