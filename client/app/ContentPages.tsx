/** The pages of what the house tells its players. In one chunk with AccountPages.tsx, so that they cost no trip more. */
import { Navigate, Route, Routes } from 'react-router-dom'
import { lazyPart } from '#client/lib/lazy-part.ts'
import { SCREENS } from './paths.ts'

const PromotionsPage = lazyPart(() => import('#client/features/promotion/PromotionsPage.tsx'), 'PromotionsPage')
const PromotionPage = lazyPart(() => import('#client/features/promotion/PromotionPage.tsx'), 'PromotionPage')
const HelpPage = lazyPart(() => import('#client/features/help/HelpPage.tsx'), 'HelpPage')
const FeedbackPage = lazyPart(() => import('#client/features/feedback/FeedbackPage.tsx'), 'FeedbackPage')

/** Whatever is none of them goes home (spec §2). */
export const ContentPages = () => (
  <Routes>
    <Route path={SCREENS.promotions.path} element={<PromotionsPage />} />
    <Route path={SCREENS.promotionDetail.path} element={<PromotionPage />} />
    <Route path={SCREENS.help.path} element={<HelpPage />} />
    <Route path={SCREENS.feedback.path} element={<FeedbackPage />} />
    <Route path="*" element={<Navigate to={SCREENS.home.path} replace />} />
  </Routes>
)
