-- AlterTable
ALTER TABLE "agent_contract" ADD COLUMN     "effective_from" TIMESTAMPTZ(3);
