/**
 * The studios of the catalogue: invented brands, in menu order. The codes IMES, TF, IA, SV3, DS88, LOTT, ELOTT, TCG_LOTTO_VN
 * and TCG_SEA are constants of the wire (SCR-13, SCR-17); the names behind them are ours.
 */
import { INHOUSE_VENDOR } from '#contract/play/game.ts'

export interface VendorSeed {
  code: string
  name: string
  /** Its games run here. */
  isRunning: boolean
}

const studio = (code: string, name: string): VendorSeed => ({ code, name, isRunning: false })
/** Its slots are served by the local game provider (server/providers). */
const slotStudio = (code: string, name: string): VendorSeed => ({ code, name, isRunning: true })

export const VENDORS: readonly VendorSeed[] = [
  { code: INHOUSE_VENDOR, name: 'Gawang Palaro', isRunning: true },
  slotStudio('PSL', 'Perlas Studios'),
  slotStudio('AMI', 'Amihan Games'),
  slotStudio('MYR', 'Mayari Play'),
  slotStudio('TLA', 'Tala Interactive'),
  slotStudio('BTH', 'Bathala Reels'),
  slotStudio('HRN', 'Harana Slots'),
  slotStudio('SRG', 'Sarimanok Gaming'),
  slotStudio('ALN', 'Alon Works'),
  slotStudio('KDL', 'Kidlat Labs'),
  slotStudio('LNT', 'Lantern & Lotus'),
  slotStudio('GLG', 'Galeon Gold'),
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
