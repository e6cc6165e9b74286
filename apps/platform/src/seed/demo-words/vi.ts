import type { DemoWords } from "./demo-words.ts";

export const VI: DemoWords = {
  banners: {
    freeTrial: "Chơi thử miễn phí mọi trò, không cần tài khoản",
    lanterns: "Harbor Lanterns: vòng quay miễn phí, nhân ba",
    mango: "Mango Mines: chọn tiếp, hay dừng lại",
    fairPlay: "Kiểm tra mọi ván: được niêm phong trước khi bạn chơi",
    pocket: "Hội chợ trong túi bạn, không cần cửa hàng ứng dụng",
    breaks: "Thỉnh thoảng hãy nghỉ: ngày mai hội chợ vẫn mở cửa",
    slots: "Slot dưới ánh đèn ấm: tỷ lệ trả thưởng in trên thẻ của từng trò",
    slotsFree: "Chơi thử trước đã: tiền ảo, không cần tài khoản",
    instant: "Trò chơi tức thì: một lựa chọn, một khoảnh khắc, một kết quả",
    promotions: "Khuyến mãi ở hội chợ: xem đủ điều kiện trước khi nhận",
    download: "Hội chợ trong túi bạn: mở như ứng dụng, không cần cửa hàng",
  },
  told: {
    welcome: {
      title: "Chào mừng đến hội chợ đêm: ở đây mọi thứ đều là tiền ảo",
      content:
        "<p>Đây là bản trình diễn. Không mua được gì, không thắng được gì và không có gì được " +
        "chi trả.</p><p>Đăng ký bằng tên và mật khẩu, hoặc chơi thử miễn phí bất kỳ trò nào.</p>",
    },
    check: {
      title: "Bạn có thể kiểm tra mọi ván ngay trên trình duyệt của mình",
      content:
        "<p>Mở một ván trong lịch sử cược và nhấn “Kiểm tra ván này”: trình duyệt của bạn tính " +
        'lại ván đó từ seed đã niêm phong. <a href="/fairness">Vì sao luôn công bằng</a> ' +
        "giải thích trong hai phút.</p>",
    },
    limit: {
      title: "Hãy đặt giới hạn cho mình trước khi bắt đầu",
      content:
        "<ul><li>Quyết định số tiền bạn có thể thua, và dừng ở đó.</li><li>Hãy nghỉ: ngày mai " +
        "hội chợ vẫn mở cửa.</li><li>Khi không còn vui nữa, hãy tự loại trừ trong “Tài khoản " +
        "của tôi”.</li></ul>",
    },
    newGame: {
      title: "Trò mới ở hội chợ: Halo-Halo Drop",
      content:
        "<p>Chọn từ tám đến mười sáu hàng và mức mạo hiểm, rồi thả. Trò này trả lại 96.99 % " +
        "tiền cược, dù bạn chọn thế nào.</p>",
    },
    open: {
      title: "Hội chợ đã mở cửa",
      content:
        "<p>Slot và trò chơi tức thì, chơi thử miễn phí. Tất cả đều là <strong>tiền ảo</strong>: " +
        "đây là bản trình diễn của một nền tảng mở.</p><ul><li>Tỷ lệ trả thưởng in trên thẻ của " +
        "mọi trò.</li><li>Mọi kết quả được niêm phong trước khi bạn chơi và bạn kiểm tra được " +
        "sau đó.</li><li>Chỉ dành cho người trưởng thành.</li></ul>",
    },
  },
};
