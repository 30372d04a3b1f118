/** Whether a person may become a member; `responsible-play` knows who has self-excluded. */

/** What identifies a person across all sites. */
export interface PersonalMarks {
  diallingCode?: string | null | undefined
  mobileNumber?: string | null | undefined
  email?: string | null | undefined
  /** The person's account at another site used for login. */
  identity?: { provider: string; subject: string } | undefined
}

export interface JoinCheck {
  /** Throws `login_blocked_by_self_exclusion` (RG-09). */
  checkMayJoin(person: PersonalMarks, memberId?: number): Promise<void>
}
