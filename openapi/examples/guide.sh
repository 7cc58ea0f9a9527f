#: start
# bash with curl. Put your token between the quotes, or export it before.
export VSD_API="${VSD_API:-{{api}}}"
export VSD_TOKEN="${VSD_TOKEN:-}"

call() { curl --silent --show-error --fail-with-body -H "Authorization: Bearer $VSD_TOKEN" "$@"; }
send() { call -H 'Content-Type: application/json' "$@"; }
# The first text of this name in an answer; jq does it better where you have it.
field() { awk -F"\"$1\":\"" '{ split($2, rest, "\""); print rest[1] }'; }
#: signIn
call "$VSD_API/v1/me"
#: ticket
CUSTOMER=$(call -G "$VSD_API/v1/customers" --data-urlencode 'range=[0,0]' | field id)
CATEGORY=$(call -G "$VSD_API/v1/categories" --data-urlencode 'range=[0,0]' | field id)

TICKET=$(send "$VSD_API/v1/tickets" -H "Idempotency-Key: guide-$(date +%s)-$$" -d "{
  \"type\": \"INCIDENT\",
  \"customer\": \"$CUSTOMER\",
  \"category\": \"$CATEGORY\",
  \"contactName\": \"Monika Frei\",
  \"contactEmail\": \"monika.frei@example.ch\",
  \"customerDescription\": \"Umwälzpumpe im Heizraum steht still\"
}" | field id)

call -G "$VSD_API/v1/tickets/$TICKET" --data-urlencode 'fields=["identifier","state","customerDescription"]'
#: attachment
echo 'Druck 0.4 bar, Temperatur 31 °C' > messwerte.txt
call "$VSD_API/v1/tickets/$TICKET/attachments" -F 'visibleForCustomer=true' -F 'file=@messwerte.txt;type=text/plain'
#: conflict
ETAG=$(call -o ticket.json -w '%header{etag}' "$VSD_API/v1/tickets/$TICKET")
CHANGE='{ "internalNotes": "Ersatzpumpe liegt im Lager" }'

send -X PATCH "$VSD_API/v1/tickets/$TICKET" -H "If-Match: $ETAG" -d "$CHANGE" > changed.json
# The same version once more: 412, with who has changed the record and the record as it is.
send -X PATCH "$VSD_API/v1/tickets/$TICKET" -H "If-Match: $ETAG" -d "$CHANGE" > conflict.json || cat conflict.json
#: follow
NEXT=$(call "$VSD_API/v1/changes?after=now" | field next)
send "$VSD_API/v1/tickets/$TICKET/messages" -d '{ "text": "<p>Wir sind unterwegs.</p>" }' > message.json
MESSAGE=$(field id < message.json)

for attempt in $(seq 30); do
  CHANGES=$(call -G "$VSD_API/v1/changes" --data-urlencode "after=$NEXT")
  if [[ "$CHANGES" == *"$MESSAGE"* ]]; then break; fi
  sleep 1
done
echo "$CHANGES"
#: webhook
# VSD_HOOK is the address of your receiver; TypeScript and Python show one.
HOOK=$(send "$VSD_API/v1/webhooks" -d "{ \"url\": \"$VSD_HOOK\", \"events\": [\"activities.created\"] }")
SECRET=$(echo "$HOOK" | field signingSecret)

# verify ID TIMESTAMP SIGNATURE < body: the three headers of a call, and its body as it came.
verify() {
  local key body
  key=$(echo "${SECRET#whsec_}" | base64 -d | od -An -v -tx1 | tr -d ' \n')
  body=$(cat; echo x)
  printf '%s.%s.%s' "$1" "$2" "${body%x}" |
    openssl dgst -sha256 -mac HMAC -macopt "hexkey:$key" -binary | base64 | grep -qxF "${3#v1,}"
}

send "$VSD_API/v1/tickets/$TICKET/messages" -d '{ "text": "<p>Die Pumpe läuft wieder.</p>" }' > message.json
