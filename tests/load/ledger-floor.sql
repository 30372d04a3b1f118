-- One entry at a time: the baseline for batching. pgbench -D members=<n> -D first=<id of the first account> -D house=<id>
\set account random(:first, :first + :members - 1)
\set amount random(1, 1000) * 100
\set r random(1, 9000000000000000)
SELECT * FROM ledger_post_one('floor:' || :r::bigint, 'f', 'BET', 'floor', ARRAY[:account, :house]::bigint[], ARRAY[0 - :amount, :amount]::bigint[], ARRAY['BET', 'BET']);
