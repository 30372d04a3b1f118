/** What the terms and the privacy policy consist of, in order. The texts are in `terms.json`. */
import type terms from '#client/locales/en/terms.json'

type Key = keyof typeof terms

interface Section {
  /** Also the end of its address: `/m/terms#join`. */
  id: string
  title: Key
  paragraphs: readonly Key[]
}
interface Part {
  id: 'terms' | 'privacy'
  title: Key
  lead: Key
  sections: readonly Section[]
}

export const PARTS: readonly Part[] = [
  {
    id: 'terms',
    title: 'part_terms',
    lead: 'lead_terms',
    sections: [
      { id: 'join', title: 'join', paragraphs: ['join_age', 'join_one', 'join_true', 'join_secret'] },
      { id: 'money', title: 'money', paragraphs: ['money_value', 'money_deposit', 'money_withdraw'] },
      { id: 'bonus', title: 'bonus', paragraphs: ['bonus_turnover', 'bonus_rules', 'bonus_kept'] },
      { id: 'games', title: 'games', paragraphs: ['games_chance', 'games_fair', 'games_broken', 'games_wrong'] },
      { id: 'care', title: 'care', paragraphs: ['care_fun', 'care_limits', 'care_breaks', 'care_exclusion'] },
      { id: 'conduct', title: 'conduct', paragraphs: ['conduct_own', 'conduct_fair', 'conduct_others', 'conduct_result'] },
      { id: 'closing', title: 'closing', paragraphs: ['closing_you', 'closing_us'] },
      { id: 'changes', title: 'changes', paragraphs: ['changes_accept', 'changes_site'] },
    ],
  },
  {
    id: 'privacy',
    title: 'part_privacy',
    lead: 'lead_privacy',
    sections: [
      { id: 'kept', title: 'kept', paragraphs: ['kept_account', 'kept_play', 'kept_access', 'kept_identity', 'kept_messages'] },
      { id: 'duration', title: 'duration', paragraphs: ['duration_records', 'duration_identity', 'duration_short'] },
      { id: 'never', title: 'never', paragraphs: ['never_secrets', 'never_cards', 'never_sold'] },
      { id: 'seen', title: 'seen', paragraphs: ['seen_team', 'seen_agent', 'seen_members', 'seen_vendors'] },
      { id: 'device', title: 'device', paragraphs: ['device_cookies', 'device_storage', 'device_remember'] },
      { id: 'rights', title: 'rights', paragraphs: ['rights_see', 'rights_correct', 'rights_ask'] },
      { id: 'contact', title: 'contact', paragraphs: ['contact_where'] },
    ],
  },
]
