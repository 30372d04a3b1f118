/** What wallets need to know about vendors; the catalogue (`play/game`), a higher feature, provides it. */
export interface KnownVendor {
  code: string
  name: string
  accountTypeId: number
  /** Switched on by the merchant. */
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
