import { APPLICATION_BASE } from './address';
import type { Schema } from './contract';
import { apiFetch } from './http';
import { readLocal, writeLocal } from './local-keys';
import { registerWorker } from './offline/worker';

/** Whether this device shows push notifications: on, off, denied by the browser, or unsupported. */
export type DeviceState = 'on' | 'off' | 'denied' | 'unsupported';

/** Local key of the id that the server gave the subscription of this device, for each user. */
const keyOf = (owner: string) => `push:${owner}`;

const isSupported = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** The state of push notifications on this device for the user. */
export async function deviceState(owner: string): Promise<DeviceState> {
  if (!isSupported()) return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  const registration = await navigator.serviceWorker.getRegistration(APPLICATION_BASE);
  const subscription = await registration?.pushManager.getSubscription();
  return subscription && readLocal(keyOf(owner)) ? 'on' : 'off';
}

/** Asks for permission, subscribes at the push service and registers the device. Rejects without the service. */
export async function switchOn(owner: string): Promise<DeviceState> {
  if ((await Notification.requestPermission()) !== 'granted') return deviceState(owner);
  const registration = await registerWorker();
  await navigator.serviceWorker.ready;
  const { publicKey } = await apiFetch<Schema<'PublicPushKey'>>('push-subscriptions/key');
  // A subscription of another tenant uses other keys.
  await (await registration.pushManager.getSubscription())?.unsubscribe();
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  const { endpoint, keys } = subscription.toJSON();
  const body = { endpoint, keys };
  const { id } = await apiFetch<Schema<'PushSubscriptionReceipt'>>('push-subscriptions', { method: 'POST', body });
  writeLocal(keyOf(owner), id);
  return 'on';
}

/** Deletes the subscription of this device, in the browser and at the server. */
export async function switchOff(owner: string): Promise<DeviceState> {
  const id = readLocal(keyOf(owner));
  writeLocal(keyOf(owner), undefined);
  if (isSupported()) {
    const registration = await navigator.serviceWorker.getRegistration(APPLICATION_BASE);
    await (await registration?.pushManager.getSubscription())?.unsubscribe();
  }
  // The push service refuses a subscription that the server still holds, and the server then deletes it.
  if (id) await apiFetch(`push-subscriptions/${id}`, { method: 'DELETE' }).catch(() => undefined);
  return deviceState(owner);
}
