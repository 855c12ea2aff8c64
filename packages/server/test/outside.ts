import { noErrorReports } from "../src/platform/outside/errors/error-reports.ts";
import { absentMedia } from "../src/platform/outside/media/media.ts";
import type {
  CaptchaPort,
  DeliveryResult,
  ErrorPort,
  MailPort,
  MediaPort,
  OfficePort,
  OidcPort,
  OutgoingMail,
  OutgoingPush,
  OutgoingText,
  Outside,
  PushPort,
  ScormCloudPort,
  StorePort,
  TextPort,
} from "../src/platform/outside/ports.ts";
import { localScormCloud } from "../src/platform/outside/scorm-cloud/local-scorm-cloud.ts";
import { threadSheets } from "../src/platform/outside/sheets/sheets.ts";

/** The outside world as a test sees it: what left, and how the next deliveries end. */
export class RecordedOutside implements Outside {
  readonly mails: OutgoingMail[] = [];
  readonly texts: (OutgoingText & { channel: "sms" | "whatsapp" })[] = [];
  readonly pushes: OutgoingPush[] = [];
  readonly store: StorePort;
  readonly sheets = threadSheets();
  /** A test about SCORM Cloud puts a client of its own here. */
  scormCloud: ScormCloudPort = localScormCloud();
  #next: ("throw" | DeliveryResult)[] = [];

  readonly office: OfficePort;
  /** A test about conversion puts one of its own here. */
  media: MediaPort = absentMedia;
  /** A test about robots puts a service of its own here. */
  captcha: CaptchaPort;
  readonly oidc: OidcPort;
  /** A test about reports of errors puts a server of its own here. */
  errors: ErrorPort = noErrorReports;

  constructor({ store, office, captcha, oidc }: Pick<Outside, "store" | "office" | "captcha" | "oidc">) {
    this.store = store;
    this.office = office;
    this.captcha = captcha;
    this.oidc = oidc;
  }

  /** The next deliveries, whatever the channel, end like this; "throw" is an outage. */
  nextDeliveries(...endings: ("throw" | DeliveryResult)[]): void {
    this.#next.push(...endings);
  }

  /** Forgets everything. */
  clear(): void {
    this.mails.length = 0;
    this.texts.length = 0;
    this.pushes.length = 0;
    this.#next = [];
  }

  readonly mail: MailPort = {
    name: "recorded",
    send: async (mail) => this.#deliver(() => this.mails.push(mail), mail.id),
  };
  readonly sms: TextPort = this.#texts("sms");
  readonly whatsapp: TextPort = this.#texts("whatsapp");
  readonly push: PushPort = {
    name: "recorded",
    publicKey: "BAABAgMEBQYHCAkKCwwNDg8QERITFBUWFxgZGhscHR4fICEiIyQlJicoKSorLC0uLzAxMjM0NTY3ODk6Ozw9Pj8",
    send: async (push) => this.#deliver(() => this.pushes.push(push), push.id),
  };

  #texts(channel: "sms" | "whatsapp"): TextPort {
    return {
      name: "recorded",
      send: async (text) => this.#deliver(() => this.texts.push({ ...text, channel }), text.id),
    };
  }

  #deliver(record: () => unknown, id: string): DeliveryResult {
    const ending = this.#next.shift() ?? { sent: true, providerId: `recorded-${id}` };
    if (ending === "throw") throw new Error("the provider is out of reach");
    if (ending.sent) record();
    return ending;
  }
}
