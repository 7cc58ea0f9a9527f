#: start
# python3 -m venv guide && . guide/bin/activate && pip install openapi-python-client==0.29.1
# openapi-python-client generate --url {{api}}/openapi.json --output-path client --overwrite
# pip install ./client
# export VSD_API={{api}} VSD_TOKEN=…     then: python guide.py
import base64
import hashlib
import hmac
import json
import os
import threading
import time
import uuid
from http.server import BaseHTTPRequestHandler, HTTPServer

from volta_service_desk_client import AuthenticatedClient
from volta_service_desk_client.api.attachments import add_ticket_attachment
from volta_service_desk_client.api.categories import list_category
from volta_service_desk_client.api.changes import list_changes
from volta_service_desk_client.api.customers import list_customer
from volta_service_desk_client.api.me import read_me
from volta_service_desk_client.api.tickets import create_ticket, read_ticket, send_ticket_message, update_ticket
from volta_service_desk_client.api.webhooks import create_webhook, delete_webhook
from volta_service_desk_client.models import (
    AddTicketAttachmentBody,
    Message,
    TicketCreate,
    TicketPatch,
    TicketType,
    WebhookCreate,
    WebhookEvent,
)
from volta_service_desk_client.types import File

client = AuthenticatedClient(base_url=os.environ.get("VSD_API", "{{api}}"), token=os.environ["VSD_TOKEN"])
#: signIn
me = read_me.sync(client=client)
print(me.name)
#: ticket
customer = list_customer.sync(client=client, range_="[0,0]")[0]
category = list_category.sync(client=client, range_="[0,0]")[0]
ticket = create_ticket.sync(
    client=client,
    idempotency_key=str(uuid.uuid4()),
    body=TicketCreate(
        type_=TicketType.INCIDENT,
        customer=customer.id,
        category=category.id,
        contact_name="Monika Frei",
        contact_email="monika.frei@example.ch",
        customer_description="Umwälzpumpe im Heizraum steht still",
    ),
)
print(ticket.identifier, ticket.state)
#: attachment
with open("messwerte.txt", "w+b") as file:
    file.write("Druck 0.4 bar, Temperatur 31 °C".encode())
    file.seek(0)
    attachment = add_ticket_attachment.sync(
        ticket.id,
        client=client,
        body=AddTicketAttachmentBody(
            file=File(payload=file, file_name="messwerte.txt", mime_type="text/plain"),
            visible_for_customer=True,
        ),
    )
print(attachment.name, attachment.size)
#: conflict
version = read_ticket.sync(ticket.id, client=client).version
change = TicketPatch(internal_notes="Ersatzpumpe liegt im Lager")
update_ticket.sync(ticket.id, client=client, if_match=f'"{version}"', body=change)
# The same version once more: 412, with who has changed the record and the record as it is.
late = update_ticket.sync_detailed(ticket.id, client=client, if_match=f'"{version}"', body=change)
print(int(late.status_code), late.parsed.code)
#: follow
after = list_changes.sync(client=client, after="now").next_
message = send_ticket_message.sync(ticket.id, client=client, body=Message(text="<p>Wir sind unterwegs.</p>"))
for attempt in range(30):
    changes = list_changes.sync(client=client, after=after)
    mine = [one for one in changes.changes if one.id == message.id]
    after = changes.next_
    if mine:
        print(mine)
        break
    time.sleep(1)
#: webhook
def is_genuine(headers, body: bytes, secret: str) -> bool:
    key = base64.b64decode(secret.removeprefix("whsec_"))
    content = f"{headers['webhook-id']}.{headers['webhook-timestamp']}.".encode() + body
    expected = "v1," + base64.b64encode(hmac.new(key, content, hashlib.sha256).digest()).decode()
    # What is older than five minutes may be somebody's repetition.
    is_recent = abs(time.time() - int(headers["webhook-timestamp"])) < 300
    return is_recent and hmac.compare_digest(expected, headers["webhook-signature"])


told = threading.Event()


class Receiver(BaseHTTPRequestHandler):
    def do_POST(self):
        body = self.rfile.read(int(self.headers["content-length"]))
        genuine = is_genuine(self.headers, body, hook.signing_secret)
        self.send_response(204 if genuine else 401)
        self.end_headers()
        if genuine:
            event = json.loads(body)
            print(event["type"], event["data"]["id"])
            told.set()


server = HTTPServer(("127.0.0.1", 0), Receiver)
threading.Thread(target=server.serve_forever, daemon=True).start()
hook = create_webhook.sync(
    client=client,
    body=WebhookCreate(url=f"http://127.0.0.1:{server.server_port}/", events=[WebhookEvent.ACTIVITIES_CREATED]),
)
send_ticket_message.sync(ticket.id, client=client, body=Message(text="<p>Die Pumpe läuft wieder.</p>"))
if not told.wait(60):
    raise TimeoutError("Nothing was told")
delete_webhook.sync(hook.id, client=client)
