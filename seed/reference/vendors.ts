/**
 * The studios of the catalogue: invented brands, in menu order. The codes IMES, TF, IA, SV3, DS88, LOTT, ELOTT, TCG_LOTTO_VN
 * and TCG_SEA are constants of the wire (spec §3, §9); the names behind them are ours.
 */
import { INHOUSE_VENDOR } from '#contract/play/game.ts'

export interface VendorSeed {
  code: string
  name: string
  /** Its engine is part of this server, so its games run. */
  isRunning: boolean
}

const studio = (code: string, name: string): VendorSeed => ({ code, name, isRunning: false })

export const VENDORS: readonly VendorSeed[] = [
  { code: INHOUSE_VENDOR, name: 'Gawang Palaro', isRunning: true },
  studio('PSL', 'Perlas Studios'),
  studio('AMI', 'Amihan Games'),
  studio('MYR', 'Mayari Play'),
  studio('TLA', 'Tala Interactive'),
  studio('BTH', 'Bathala Reels'),
  studio('HRN', 'Harana Slots'),
  studio('SRG', 'Sarimanok Gaming'),
  studio('ALN', 'Alon Works'),
  studio('KDL', 'Kidlat Labs'),
  studio('LNT', 'Lantern & Lotus'),
  studio('GLG', 'Galeon Gold'),
  studio('DGT', 'Dagat Arcade'),
  studio('LMB', 'Lambat Games'),
  studio('PWK', 'Pawikan Play'),
  studio('SLV', 'Salon Vivo'),
  studio('MNL', 'Maynila Live'),
  studio('EST', 'Estrella Tables'),
  studio('DMA', 'Dama Live'),
  studio('BRH', 'Barahan Club'),
  studio('KTO', 'Kanto Games'),
  studio('TNG', 'Tanghalan Cards'),
  studio('SV3', 'Sabungan Verde'),
  studio('DS88', 'Dos Sultan 88'),
  studio('PLS', 'Palaruan Sports'),
  studio('TKB', 'Takbo Sports'),
  studio('KST', 'Kasta Bets'),
  studio('IMES', 'Isla Mesa Esports'),
  studio('TF', 'Tala Force'),
  studio('IA', 'Ilaw Arena'),
  studio('LOTT', 'Suwerte Lotto'),
  studio('TCG_LOTTO_VN', 'Sông Hồng Lotto'),
  studio('TCG_SEA', 'Timog Draws'),
  studio('ELOTT', 'Mabilis Draws'),
  studio('RPD', 'Rapido Draws'),
]
