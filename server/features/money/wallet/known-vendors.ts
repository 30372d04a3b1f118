/** Vendor data that wallets need; the catalogue (`play/game`), a feature above this one, provides it. */
export interface KnownVendor {
  code: string
  name: string
  accountTypeId: number
  /** Enabled by the merchant. */
  isOffered: boolean
  /** Under maintenance now. */
  isClosed: boolean
}

export interface KnownVendors {
  /** In the order of the catalogue. */
  all: readonly KnownVendor[]
  /** The vendor's code of a game; undefined if the merchant does not offer the game. */
  ofGame: (gameCode: string) => string | undefined
}

export interface VendorSource {
  vendors(merchantId: number): Promise<KnownVendors>
}
